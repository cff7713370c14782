package io.stardeck.deckbuilder.internal.text;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.internal.formula.Combats;
import io.stardeck.deckbuilder.internal.formula.Cubes;
import io.stardeck.deckbuilder.internal.step.battle.Damage;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.phase.BattleStats;
import io.stardeck.deckbuilder.state.phase.Combat;
import io.stardeck.deckbuilder.state.phase.CubeBattle;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a fight adds up to while cards are still played: what each ship would deal and from how much
 * damage on it would be defeated, the fastest first.
 */
final class ForecastText {
  private ForecastText() {}

  /**
   * A ship in the fight.
   *
   * @param stats its totals of the moment
   * @param capacity the least damage that defeats it
   */
  private record Side(String name, BattleStats stats, int capacity) {}

  /** The fight as it stands, a line for each ship; none if no fight is still undecided. */
  static ImmutableList<String> of(DeckbuilderView view) {
    List<Side> sides = sides(view);
    if (sides.size() < 2) {
      return ImmutableList.of();
    }
    // A stable sort: those of one Speed stand in the order of the fight, and deal together.
    sides.sort(Comparator.comparing(side -> -side.stats().speed()));
    return sides.stream().map(ForecastText::line).collect(toImmutableList());
  }

  /** The same with {@code card} out of the hand and on the Bridge, but not with what it does. */
  static ImmutableList<String> with(DeckbuilderView view, CardId card) {
    return of(after(view, card));
  }

  /** The view once {@code card} lies on the Bridge, but has done nothing yet. */
  static DeckbuilderView after(DeckbuilderView view, CardId card) {
    Table table = view.table();
    Area area = table.area(view.seat());
    Area more = area.withBridge(Lists.plus(area.bridge(), card));
    return new DeckbuilderView(
        view.seat(),
        table.withAreas(Lists.set(table.areas(), view.seat().index(), more)),
        view.zones());
  }

  private static String line(Side side) {
    return side.name()
        + ": Speed "
        + side.stats().speed()
        + ", deals "
        + side.stats().attack()
        + (side.capacity() == Integer.MAX_VALUE
            ? ", takes no damage"
            : ", is defeated by " + side.capacity());
  }

  private static List<Side> sides(DeckbuilderView view) {
    Table table = view.table();
    List<Side> sides = new ArrayList<>();
    @Nullable Combat combat = Combats.innermost(table);
    if (combat != null && !combat.fixed()) {
      for (Seat seat : combat.fighting()) {
        add(view, seat, sides);
      }
      if (combat instanceof CubeBattle battle) {
        table.flipped(battle.card()).ifPresent(cube -> sides.add(side(table, cube)));
      }
    } else if (combat == null && table.phases().top().window().isPresent()) {
      Optional<FlippedCard> met =
          table.encountered().filter(card -> table.def(card.card()).type() == CardType.STARSHIP);
      if (met.isPresent() && table.inBattle(table.turnPlayer())) {
        add(view, table.turnPlayer(), sides);
        sides.add(side(table, met.get()));
      }
    }
    return sides;
  }

  private static void add(DeckbuilderView view, Seat seat, List<Side> sides) {
    @Nullable Ship ship = view.table().area(seat).ship();
    if (ship != null) {
      BattleStats stats = Combats.stats(view, seat);
      String name = new Names(view.table()).card(ship.card()) + " of " + seat;
      sides.add(
          new Side(name, stats, Damage.capacity(view, seat, stats.shields(), stats.defense())));
    }
  }

  private static Side side(Table table, FlippedCard ship) {
    BattleStats stats = Combats.stats(table, ship);
    int shields = Math.max(0, Cubes.shields(table, ship) - ship.shieldsUsed());
    int capacity = shields + Math.max(0, stats.defense() - ship.damage());
    return new Side(new Names(table).card(ship.card()), stats, capacity);
  }
}
