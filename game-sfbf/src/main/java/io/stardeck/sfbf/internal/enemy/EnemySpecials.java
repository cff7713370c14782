package io.stardeck.sfbf.internal.enemy;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.AddPlanetFighters;
import io.stardeck.sfbf.action.BeginMutiny;
import io.stardeck.sfbf.action.BeginPlanetFighters;
import io.stardeck.sfbf.action.PlayCeasefire;
import io.stardeck.sfbf.action.PlayFlotilla;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.attack.AddPlanetFightersRule;
import io.stardeck.sfbf.internal.ceasefire.PlayCeasefireRule;
import io.stardeck.sfbf.internal.fighters.BeginPlanetFightersRule;
import io.stardeck.sfbf.internal.flotilla.PlayFlotillaRule;
import io.stardeck.sfbf.internal.mutiny.BeginMutinyRule;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import java.util.Optional;

/**
 * The special cards of phase 4 that the enemy keeps: PF Flotilla, all Planet-Based Fighters,
 * Klingon Mutiny, Organian Ceasefire, the first of them that has a target (SP-5).
 */
final class EnemySpecials {
  private static final PlayFlotillaRule FLOTILLA = new PlayFlotillaRule();
  private static final BeginPlanetFightersRule FIGHTERS = new BeginPlanetFightersRule();
  private static final AddPlanetFightersRule MORE_FIGHTERS = new AddPlanetFightersRule();
  private static final BeginMutinyRule MUTINY = new BeginMutinyRule();
  private static final PlayCeasefireRule CEASEFIRE = new PlayCeasefireRule();

  private EnemySpecials() {}

  /**
   * Plays the first that can be played.
   *
   * @return whether there was one
   */
  static boolean play(Play<BattleForceState> play, Seat seat) {
    return flotilla(play, seat)
        || fighters(play, seat)
        || mutiny(play, seat)
        || ceasefire(play, seat);
  }

  private static boolean flotilla(Play<BattleForceState> play, Seat seat) {
    Table table = play.state().table();
    ImmutableList<CardId> cards = kept(table, CardKind.PFF);
    return !cards.isEmpty()
        && EnemyShips.target(table, seat, Form.FLOTILLA).isPresent()
        && Moves.make(play, FLOTILLA, new PlayFlotilla(seat, cards.get(0)));
  }

  private static boolean fighters(Play<BattleForceState> play, Seat seat) {
    Table table = play.state().table();
    ImmutableList<CardId> cards = kept(table, CardKind.PBF);
    Optional<ShipId> target = EnemyShips.target(table, seat, Form.PLANET_FIGHTERS);
    if (cards.isEmpty()
        || target.isEmpty()
        || !Moves.make(play, FIGHTERS, new BeginPlanetFighters(seat, cards.get(0)))) {
      return false;
    }
    for (CardId card : Lists.rest(cards)) {
      MORE_FIGHTERS.perform(play, new AddPlanetFighters(seat, card));
    }
    EnemyDrafts.strike(play, seat, target.get());
    return true;
  }

  private static boolean mutiny(Play<BattleForceState> play, Seat seat) {
    Table table = play.state().table();
    ImmutableList<CardId> cards = kept(table, CardKind.MUT);
    Optional<ShipId> target = EnemyShips.mutineer(table, seat);
    if (cards.isEmpty()
        || target.isEmpty()
        || !Moves.make(play, MUTINY, new BeginMutiny(seat, cards.get(0)))) {
      return false;
    }
    EnemyDrafts.strike(play, seat, target.get());
    return true;
  }

  private static boolean ceasefire(Play<BattleForceState> play, Seat seat) {
    ImmutableList<CardId> cards = kept(play.state().table(), CardKind.ORG);
    return !cards.isEmpty() && Moves.make(play, CEASEFIRE, new PlayCeasefire(seat, cards.get(0)));
  }

  private static ImmutableList<CardId> kept(Table table, CardKind kind) {
    ImmutableList.Builder<CardId> kept = ImmutableList.builder();
    for (CardId card : table.enemyCards()) {
      if (table.kind(card) == kind) {
        kept.add(card);
      }
    }
    return kept.build();
  }
}
