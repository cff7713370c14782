package io.stardeck.fleetcaptains.config;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import java.util.Arrays;

/**
 * The spaces of a board and how they hang together. A space is named by its number: the tiles from
 * 0 on, then the posts in seat order.
 */
public final class BoardShape {
  private static final RuleId D_07 = RuleId.of("FC-D-07");
  private static final RuleId TEA_02 = RuleId.of("FC-TEA-02");
  private static final ImmutableList<Integer> BASIC = ImmutableList.of(5, 6, 5, 6, 5);
  private static final ImmutableList<Integer> TEAMS = ImmutableList.of(6, 5, 6, 5, 6, 5, 6);
  private static final ImmutableList<Hex> TEAM_POSTS =
      ImmutableList.of(new Hex(-2, -2), new Hex(-2, 4), new Hex(2, -4), new Hex(2, 2));
  private static final int FEWEST = 14;
  private static final int MOST = 50;
  private static final int POST_NEIGHBOURS = 3;
  private static final int FARTHEST = 1000;

  private final ImmutableList<Hex> spaces;
  private final int tiles;
  private final int[][] neighbours;

  private BoardShape(ImmutableList<Hex> tiles, ImmutableList<Hex> posts) {
    this.tiles = tiles.size();
    this.spaces = ImmutableList.<Hex>builder().addAll(tiles).addAll(posts).build();
    this.neighbours = new int[spaces.size()][];
    for (int i = 0; i < spaces.size(); i++) {
      int[] found = new int[6];
      int count = 0;
      for (int j = 0; j < spaces.size() && count < found.length; j++) {
        if (spaces.get(i).adjacent(spaces.get(j))) {
          found[count++] = j;
        }
      }
      neighbours[i] = Arrays.copyOf(found, count);
    }
  }

  /**
   * The board of that plan for two players, or for teams of two.
   *
   * @throws IllegalArgumentException if {@link #violations} has anything against it
   */
  public static BoardShape of(BoardPlan plan, int players) {
    checkArgument(violations(plan, players).isEmpty(), "no legal board: %s", plan);
    return built(plan, players);
  }

  private static BoardShape built(BoardPlan plan, int players) {
    if (plan instanceof BoardPlan.Hexes hexes) {
      return new BoardShape(hexes.tiles(), hexes.posts());
    } else if (plan instanceof BoardPlan.Columns columns) {
      return two(columns.tiles());
    }
    return players == 2 ? two(BASIC) : new BoardShape(columns(TEAMS), TEAM_POSTS);
  }

  /** Columns with a post at each end of the centre one. */
  private static BoardShape two(ImmutableList<Integer> lengths) {
    int centre = lengths.get(lengths.size() / 2);
    int shift = centre % 2 == 0 ? 1 : 0;
    Hex federation = new Hex(0, Math.floorDiv(shift - centre - 1, 2));
    Hex klingon = new Hex(0, Math.floorDiv(centre + 1 + shift, 2));
    return new BoardShape(columns(lengths), ImmutableList.of(federation, klingon));
  }

  private static ImmutableList<Hex> columns(ImmutableList<Integer> lengths) {
    int middle = lengths.size() / 2;
    ImmutableList.Builder<Hex> tiles = ImmutableList.builder();
    int shift = lengths.get(middle) % 2 == 0 ? 1 : 0; // in halves
    for (int i = 0; i < lengths.size(); i++) {
      int q = i - middle;
      int first = -(lengths.get(i) - 1) - q + shift; // twice the least r
      for (int n = 0; n < lengths.get(i); n++) {
        tiles.add(new Hex(q, Math.floorDiv(first, 2) + n));
      }
    }
    return tiles.build();
  }

  /** All that is wrong with a plan for so many players ({@code FC-D-07, FC-TEA-02}). */
  public static ImmutableList<Violation> violations(BoardPlan plan, int players) {
    if (plan instanceof BoardPlan.Columns columns) {
      if (players != 2) {
        return ImmutableList.of(
            Violation.of("board", TEA_02, "columns have two posts, not %s", players));
      } else if (!legalColumns(columns.tiles())) {
        return no(
            "columns are symmetric, the two beside the centre one longer, others differ by 1");
      }
    }
    if (plan instanceof BoardPlan.Hexes hexes) {
      int posts = hexes.posts().size();
      if (posts != players) {
        RuleId rule = players == 2 ? D_07 : TEA_02;
        return ImmutableList.of(
            Violation.of("board", rule, "a board has %s posts, not %s", players, posts));
      }
      if (hexes.tiles().size() > MOST) {
        return no("at most 50 tiles, not " + hexes.tiles().size());
      }
      for (Hex hex : Iterables.concat(hexes.tiles(), hexes.posts())) {
        if (far(hex.q()) || far(hex.r())) {
          return no("no tile and no post lies so far away as " + hex);
        }
      }
    }
    return of(built(plan, players));
  }

  /** The least number of all has no absolute value. */
  private static boolean far(int coordinate) {
    return coordinate < -FARTHEST || coordinate > FARTHEST;
  }

  private static ImmutableList<Violation> of(BoardShape shape) {
    ImmutableList.Builder<Violation> violations = ImmutableList.builder();
    if (shape.tiles < FEWEST || shape.tiles > MOST) {
      violations.addAll(no("14 to 50 tiles, not " + shape.tiles));
    }
    if (ImmutableSet.copyOf(shape.spaces).size() != shape.spaces.size()) {
      violations.addAll(no("no two tiles or posts lie in one hex"));
    }
    for (int post = shape.tiles; post < shape.size(); post++) {
      boolean meets = Arrays.stream(shape.neighbours[post]).anyMatch(shape::isPost);
      if (meets || shape.neighbours[post].length != POST_NEIGHBOURS) {
        violations.addAll(no("a post has three neighbours, all of them tiles"));
      }
    }
    if (!shape.connected()) {
      violations.addAll(no("the board hangs together"));
    }
    return violations.build();
  }

  private static ImmutableList<Violation> no(String text) {
    return ImmutableList.of(Violation.of("board", D_07, "%s", text));
  }

  private static boolean legalColumns(ImmutableList<Integer> lengths) {
    int size = lengths.size();
    int middle = size / 2;
    if (size < 3 || size % 2 == 0 || size > MOST || lengths.get(middle) < 4) {
      return false;
    }
    if (lengths.get(middle - 1) != lengths.get(middle) + 1) {
      return false;
    }
    for (int i = 0; i < size; i++) {
      boolean symmetric = lengths.get(i).equals(lengths.get(size - 1 - i));
      boolean step = i == 0 || Math.abs(lengths.get(i) - lengths.get(i - 1)) == 1;
      if (!symmetric || !step || lengths.get(i) < 1 || lengths.get(i) > MOST) {
        return false;
      }
    }
    return true;
  }

  private boolean connected() {
    boolean[] seen = new boolean[size()];
    int[] queue = new int[size()];
    int count = 1;
    seen[0] = true;
    for (int i = 0; i < count; i++) {
      for (int next : neighbours[queue[i]]) {
        if (!seen[next]) {
          seen[next] = true;
          queue[count++] = next;
        }
      }
    }
    return count == size();
  }

  /** The number of spaces: tiles and posts. */
  public int size() {
    return spaces.size();
  }

  /** The number of tiles. */
  public int tiles() {
    return tiles;
  }

  /** The cell of that space. */
  public Hex hex(int space) {
    return spaces.get(space);
  }

  /** The number of the space in that cell, or -1. */
  public int space(Hex hex) {
    return spaces.indexOf(hex);
  }

  /** Whether there is a space of that number. */
  public boolean has(int space) {
    return space >= 0 && space < spaces.size();
  }

  /** Whether that is a tile. */
  public boolean isTile(int space) {
    return space >= 0 && space < tiles;
  }

  /** Whether that is a post. */
  public boolean isPost(int space) {
    return space >= tiles && space < spaces.size();
  }

  /** The post of a player. */
  public int post(Seat seat) {
    return tiles + seat.index();
  }

  /** Whose post that is. */
  public Seat keeper(int post) {
    return Seat.at(post - tiles);
  }

  /** The number of neighbours of a space. */
  public int neighbours(int space) {
    return neighbours[space].length;
  }

  /** The neighbour of that number, from 0 on, in the order of spaces. */
  public int neighbour(int space, int index) {
    return neighbours[space][index];
  }

  /** Whether two spaces are adjacent ({@code FC-MAP-10}). */
  public boolean adjacent(int one, int other) {
    for (int next : neighbours[one]) {
      if (next == other) {
        return true;
      }
    }
    return false;
  }
}
