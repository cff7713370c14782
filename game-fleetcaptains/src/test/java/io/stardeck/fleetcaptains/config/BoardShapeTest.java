package io.stardeck.fleetcaptains.config;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Boards of any legal shape. */
final class BoardShapeTest {
  private static int edges(BoardShape shape, int spaces) {
    int edges = 0;
    for (int i = 0; i < spaces; i++) {
      for (int j = 0; j < i; j++) {
        edges += shape.adjacent(i, j) ? 1 : 0;
      }
    }
    return edges;
  }

  @Rule({"FC-X-42", "FC-MAP-02", "FC-MAP-03", "FC-D-08"})
  @Test
  void theBasicBoardHas27Tiles() {
    BoardShape shape = BoardShape.of(new BoardPlan.Basic(), 2);
    assertThat(shape.tiles()).isEqualTo(27);
    assertThat(edges(shape, 27)).isEqualTo(62);
    assertThat(edges(shape, 29)).isEqualTo(68);
    assertThat(shape.hex(shape.post(Seat.of(1)))).isEqualTo(new Hex(0, -3));
    assertThat(shape.hex(shape.post(Seat.of(2)))).isEqualTo(new Hex(0, 3));
    assertThat(apart(shape, shape.post(Seat.of(1)), shape.post(Seat.of(2)))).isEqualTo(6);
    for (int i = 0; i < 27; i++) {
      assertThat(shape.space(new Hex(-shape.hex(i).q(), -shape.hex(i).r()))).isBetween(0, 26);
    }
  }

  /** How many steps lead from one space to another. */
  private static int apart(BoardShape shape, int from, int to) {
    Set<Integer> reached = new HashSet<>(Set.of(from));
    int steps = 0;
    for (; !reached.contains(to); steps++) {
      for (int space : List.copyOf(reached)) {
        for (int i = 0; i < shape.neighbours(space); i++) {
          reached.add(shape.neighbour(space, i));
        }
      }
    }
    return steps;
  }

  @Rule({"FC-X-43", "FC-MAP-08", "FC-CPT-02"})
  @Test
  void theSmallestBoardHas14Tiles() {
    BoardShape shape = BoardShape.of(new BoardPlan.Columns(ImmutableList.of(5, 4, 5)), 2);
    assertThat(shape.tiles()).isEqualTo(14);
    assertThat(edges(shape, 14)).isEqualTo(27);
    assertThat(edges(shape, 16)).isEqualTo(33);
    int post = shape.post(Seat.of(1));
    assertThat(apart(shape, post, shape.post(Seat.of(2)))).isEqualTo(5);
    assertThat(shape.neighbours(post)).isEqualTo(3);
    assertThat(shape.hex(post)).isEqualTo(new Hex(0, -2));
    assertThat(shape.hex(shape.post(Seat.of(2)))).isEqualTo(new Hex(0, 3));
    assertThat(shape.adjacent(post, shape.space(new Hex(0, -1)))).isTrue();
    assertThat(shape.adjacent(post, shape.space(new Hex(1, -2)))).isTrue();
    assertThat(shape.adjacent(post, shape.space(new Hex(-1, -1)))).isTrue();
  }

  @Rule("FC-D-07")
  @Test
  void boardsThatFallApartOrAreTooLargeAreRefused() {
    BoardPlan far =
        new BoardPlan.Hexes(
            ImmutableList.of(new Hex(0, 0)), ImmutableList.of(new Hex(0, -1), new Hex(9, 9)));
    assertThat(BoardShape.violations(far, 2)).isNotEmpty();
    assertThat(BoardShape.violations(new BoardPlan.Columns(ImmutableList.of(4, 4, 4)), 2))
        .isNotEmpty();
    assertThat(BoardShape.violations(new BoardPlan.Columns(ImmutableList.of()), 2)).isNotEmpty();
  }

  /** The hexes of the smallest board, without one and with others. */
  private static BoardPlan plan(Hex without, List<Hex> posts, Hex... more) {
    BoardShape shape = BoardShape.of(new BoardPlan.Columns(ImmutableList.of(5, 4, 5)), 2);
    List<Hex> tiles = new ArrayList<>(List.of(more));
    for (int i = 0; i < shape.tiles(); i++) {
      tiles.add(shape.hex(i));
    }
    tiles.remove(without);
    return new BoardPlan.Hexes(ImmutableList.copyOf(tiles), ImmutableList.copyOf(posts));
  }

  private static final Hex NONE = new Hex(99, 99);

  /** Where whole numbers overflow it would lie beside the column of -1. */
  private static final Hex FAR = new Hex(Integer.MAX_VALUE, 0);

  private static final List<Hex> POSTS = List.of(new Hex(0, -2), new Hex(0, 3));

  @Rule({"FC-D-07", "FC-MAP-08", "FC-CPT-02"})
  @Test
  void aFreeBoardHas14TilesThatHangTogetherAndPostsBesideThreeOfThem() {
    assertThat(BoardShape.violations(plan(NONE, POSTS), 2)).isEmpty();
    List<BoardPlan> illegal =
        List.of(
            plan(new Hex(-1, 1), POSTS), // 13 tiles
            plan(NONE, POSTS, new Hex(20, 20)), // one apart
            plan(NONE, List.of(FAR, new Hex(0, 3)), new Hex(0, -2)), // a post out of all bounds
            plan(NONE, POSTS, new Hex(Integer.MIN_VALUE, 1)), // a tile out of all bounds
            plan(new Hex(1, -2), POSTS, new Hex(2, 0)), // a post beside two
            plan(NONE, POSTS, new Hex(0, -3)), // a post beside four
            plan(NONE, POSTS, new Hex(0, 0)), // two in one hex
            plan(NONE, List.of(new Hex(0, -2))), // one post
            plan(NONE, List.of(new Hex(0, -2), new Hex(0, 3), new Hex(9, 9))), // three
            plan(new Hex(-1, -1), List.of(new Hex(0, -2), new Hex(1, -3)), new Hex(2, -3)));
    for (BoardPlan plan : illegal) {
      assertThat(BoardShape.violations(plan, 2))
          .extracting(violation -> violation.rule().value())
          .as(plan.toString())
          .contains("FC-D-07");
    }
    List<Hex> row = new ArrayList<>();
    for (int i = 0; i < 36; i++) {
      row.add(new Hex(2 + i, -i));
    }
    Hex[] more = row.toArray(new Hex[0]);
    assertThat(BoardShape.violations(plan(NONE, POSTS, more), 2)).as("50 tiles").isEmpty();
    row.add(new Hex(38, -36));
    more = row.toArray(new Hex[0]);
    assertThat(BoardShape.violations(plan(NONE, POSTS, more), 2)).as("51 tiles").isNotEmpty();
  }

  @Rule({"FC-D-07", "FC-MAP-08"})
  @Test
  void columnsAreSymmetricAndNeighboursDifferByOne() {
    assertThat(BoardShape.violations(columns(4, 5, 4, 5, 4), 2)).isEmpty();
    for (BoardPlan plan :
        List.of(
            columns(6, 5, 4, 5, 4),
            columns(7, 5, 4, 5, 7),
            columns(5, 5, 4, 5, 5),
            columns(3, 4, 3, 4, 3),
            columns(5, 4, 5, 6))) {
      assertThat(BoardShape.violations(plan, 2)).as(plan.toString()).isNotEmpty();
    }
  }

  private static BoardPlan columns(Integer... tiles) {
    return new BoardPlan.Columns(ImmutableList.copyOf(tiles));
  }
}
