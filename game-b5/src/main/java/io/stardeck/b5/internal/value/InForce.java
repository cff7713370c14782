package io.stardeck.b5.internal.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.Constants.Constant;
import io.stardeck.b5.card.word.Lasting;
import io.stardeck.b5.card.word.Stat;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Modifier;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * All that changes something at this moment: the CONSTANT effects of the cards in play, and what
 * effects have changed for a while. It is worked out once for each board, and only what is asked.
 */
public final class InForce {
  private static final int USUAL = 4;
  private static final List<Force> NONE = ImmutableList.of();

  private final Board board;
  private final long changed;
  private final @Nullable ImmutableList<Force>[] forces;
  private @Nullable ImmutableList<Spot> sources;

  @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic type has no other beginning
  private InForce(Board board) {
    this.board = board;
    this.changed = board.changed();
    this.forces = new ImmutableList[Long.bitCount(changed)];
  }

  private static InForce on(Board board) {
    return board.memo().get(InForce.class, board, InForce::new);
  }

  /** Everything that changes {@code stat}, of whatever it changes it. */
  public static ImmutableList<Force> all(Board board, Stat stat) {
    if (!board.changes(stat)) {
      return ImmutableList.of();
    }
    InForce now = on(board);
    int index = Long.bitCount(now.changed & (1L << stat.ordinal()) - 1);
    ImmutableList<Force> known = now.forces[index];
    if (known == null) {
      known = now.find(stat);
      now.forces[index] = known;
    }
    return known;
  }

  /** Everything that changes {@code stat} of one faction. */
  public static ImmutableList<Force> of(Board board, Seat seat, Stat stat) {
    ImmutableList<Force> all = all(board, stat);
    return all.isEmpty() ? all : Lists.filter(all, force -> force.changes(seat));
  }

  /** What all that changes {@code stat} of one card comes to. */
  public static int sum(Board board, Spot spot, Stat stat, ToIntFunction<Force> value) {
    int total = 0;
    ImmutableList<Force> all = all(board, stat);
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).changes(spot)) {
        total += value.applyAsInt(all.get(i));
      }
    }
    return total;
  }

  /** What all that changes {@code stat} of one card adds up to. */
  public static int sum(Board board, Spot spot, Stat stat) {
    return sum(board, spot, stat, Force::amount);
  }

  /** Whether anything says {@code stat} of one card. */
  public static boolean says(Board board, Spot spot, Stat stat) {
    return sum(board, spot, stat, force -> 1) > 0;
  }

  /** Whether anything says {@code stat} of one faction. */
  public static boolean says(Board board, Seat seat, Stat stat) {
    return !of(board, seat, stat).isEmpty();
  }

  private ImmutableList<Force> find(Stat stat) {
    List<Force> found = NONE;
    ImmutableList<Spot> sources = sources();
    for (int i = 0; i < sources.size(); i++) {
      found = constants(sources.get(i), stat, found);
    }
    for (int i = 0; i < board.modifiers().size(); i++) {
      Modifier modifier = board.modifiers().get(i);
      if (modifier.operation() instanceof Lasting lasting && lasting.stat() == stat) {
        found = plus(found, new Force(scope(modifier), lasting, modifier));
      }
    }
    return found.isEmpty() ? ImmutableList.of() : ImmutableList.copyOf(found);
  }

  private ImmutableList<Spot> sources() {
    ImmutableList<Spot> now = sources;
    if (now == null) {
      now = board.sources();
      sources = now;
    }
    return now;
  }

  private List<Force> constants(Spot source, Stat stat, List<Force> before) {
    ImmutableList<Constant> constants = board.def(source).constants().of(stat);
    if (constants.isEmpty()) {
      return before;
    }
    List<Force> found = before;
    boolean controlled = source.seat().isPresent();
    CardId id = source.id();
    Scope scope =
        Scope.of(board, source.seat().orElseGet(() -> board.config().roster().owner(id)), id);
    for (int k = 0; k < constants.size(); k++) {
      Constant constant = constants.get(k);
      boolean works =
          controlled || constant.condition().isEmpty() && Undirected.works(constant.operation());
      if (works && Conditions.hold(scope, constant.condition())) {
        found = plus(found, new Force(scope, constant.operation(), null));
      }
    }
    return found;
  }

  private static List<Force> plus(List<Force> found, Force force) {
    List<Force> more = found == NONE ? new ArrayList<>(USUAL) : found;
    more.add(force);
    return more;
  }

  /** The words of a modifier speak of what they spoke of when it began. */
  private Scope scope(Modifier modifier) {
    Scope scope = Scope.of(board, modifier.faction(), modifier.source());
    return modifier.conflict().isPresent()
        ? scope.in(board.conflict(modifier.conflict().get()))
        : scope;
  }
}
