package io.stardeck.deckbuilder.internal.word;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.ShipEffect;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.internal.formula.Combats;
import io.stardeck.deckbuilder.internal.formula.Contacts;
import io.stardeck.deckbuilder.internal.formula.Cubes;
import io.stardeck.deckbuilder.internal.formula.Players;
import io.stardeck.deckbuilder.internal.step.Battles;
import io.stardeck.deckbuilder.internal.step.Defeats;
import io.stardeck.deckbuilder.internal.step.SpaceDeck;
import io.stardeck.deckbuilder.internal.step.battle.Damage;
import io.stardeck.deckbuilder.internal.step.battle.Repairs;
import io.stardeck.deckbuilder.internal.step.battle.Ships;
import io.stardeck.deckbuilder.internal.step.space.TeamQueue;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import java.util.Optional;

/** Effects on ships, on what is flipped and on battles. */
final class ShipWords {
  private static final RuleId DMG_07 = RuleId.of("DB-DMG-07");

  private ShipWords() {}

  /** REPAIR. */
  static void repair(Play<DeckbuilderState> play, ShipEffect.RepairShip effect, Run run) {
    int most =
        effect.amount().isPresent()
            ? Amounts.of(play.state(), run.each(), effect.amount().get())
            : Integer.MAX_VALUE;
    Repairs.repair(play, run.target(), most, DMG_07);
  }

  /**
   * DAMAGE: treated as damage from attacks (DB-DMG-08). When a Cube is flipped, defeats follow at
   * once (DB-CUB-04).
   */
  static void damage(Play<DeckbuilderState> play, ShipEffect.DealDamage effect, Run run) {
    boolean past = effect.ignoreShields().orElse(false);
    if (effect.player().isEmpty()) {
      ship(play, Amounts.of(play.state(), run.bindings(), effect.amount()), past);
      return;
    }
    int amount = Amounts.of(play.state(), run.each(), effect.amount());
    if (past) {
      Damage.flagship(play, run.target(), amount, 0);
    } else {
      Damage.flagship(play, run.target(), amount);
    }
    if (Cubes.flipping(play.state().table(), run.card())) {
      Defeats.check(play);
    }
  }

  /** EXPLORE_NOW: the flips wait until the encounter under way is finished (DB-EXP-07). */
  static void exploreNow(Play<DeckbuilderState> play, ShipEffect.ExploreNow effect, Run run) {
    SpaceDeck.force(play, Math.max(0, Amounts.of(play.state(), run.bindings(), effect.n())));
  }

  /** FLIP_BATCH: the cards join the queue of what is resolved (DB-BOR-60, 65). */
  static void flipBatch(Play<DeckbuilderState> play, ShipEffect.FlipBatch effect, Run run) {
    TeamQueue.batch(play, Math.max(0, Amounts.of(play.state(), run.bindings(), effect.n())));
  }

  /**
   * BATTLE_ALL: players fight (section 3.13), unless somebody is fighting already, or several are
   * of one team and nobody else is in it.
   */
  static void battleAll(Play<DeckbuilderState> play, ShipEffect.BattleAll effect, Run run) {
    DeckbuilderState state = play.state();
    ImmutableList<Seat> seats = Players.of(state, run.bindings(), effect.participants());
    if (!seats.isEmpty() && !team(state.table(), seats) && !Combats.any(state.table())) {
      boolean war = effect.prize().isPresent();
      Battles.begin(play, run.bindings().player(), run.card(), war, seats);
    }
  }

  /**
   * BATTLE_SHIP: names what comes anyway. A battle with a Starship cannot be declined, is fought
   * once (DB-SHP-01), and without an encounter there is no ship to fight.
   */
  static void battleShip(Play<DeckbuilderState> play, ShipEffect.BattleShip effect, Run run) {
    // The encounter under way begins the battle by itself.
  }

  /** TAKE_FLAGSHIP: the encountered Starship becomes the flagship (DB-SHP-08, 09). */
  static void takeFlagship(Play<DeckbuilderState> play, ShipEffect.TakeFlagship effect, Run run) {
    Table table = play.state().table();
    Optional<FlippedCard> ship = table.encountered();
    if (ship.isPresent() && Contacts.fought(table, ship.get())) {
      Ships.take(play, run.target(), ship.get().card());
    }
  }

  private static void ship(Play<DeckbuilderState> play, int amount, boolean past) {
    Optional<FlippedCard> ship = play.state().table().encountered();
    if (ship.isEmpty() || !Contacts.fought(play.state().table(), ship.get())) {
      return;
    }
    if (past) {
      Damage.ship(play, ship.get().card(), amount, 0);
    } else {
      Damage.ship(play, ship.get().card(), amount);
    }
  }

  /** Whether they are several, and all of one team. */
  private static boolean team(Table table, ImmutableList<Seat> seats) {
    for (int i = 1; i < seats.size(); i++) {
      if (table.opponents(seats.get(0), seats.get(i))) {
        return false;
      }
    }
    return seats.size() > 1;
  }
}
