package io.stardeck.deckbuilder.internal.step.space;

import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Disposition;
import io.stardeck.deckbuilder.card.fact.Keyword;
import io.stardeck.deckbuilder.card.fact.Place;
import io.stardeck.deckbuilder.event.SpaceEvent.WarWon;
import io.stardeck.deckbuilder.internal.formula.Combats;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.phase.Battle;
import io.stardeck.deckbuilder.state.phase.Encounter;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import org.jspecify.annotations.Nullable;

/** What becomes of the Event that has caused a battle (DB-PVP-15, DB-WAR). */
public final class Prizes {
  private static final RuleId WAR_04 = RuleId.of("DB-WAR-04");

  private Prizes() {}

  /** A War goes to its winner, any other Event where it stays; then the battle ends. */
  public static void give(Play<DeckbuilderState> play, Battle battle) {
    play.replace(battle.at(Battle.Stage.END));
    boolean there = play.state().table().flipped(battle.card()).isPresent();
    if (there && battle.war()) {
      war(play, battle);
    } else if (there) {
      place(play, battle);
    }
  }

  private static void war(Play<DeckbuilderState> play, Battle battle) {
    Disposition to = play.state().table().def(battle.card()).disposition();
    @Nullable Seat winner = Combats.best(battle);
    if (winner == null) {
      Place place = to.failed().or(to::done).orElse(Place.BOTTOM);
      Awards.leave(play, battle.seat(), battle.card(), place);
    } else {
      play.tell(WAR_04, new WarWon(winner, battle.card()));
      Place place = to.achieved().or(to::done).orElse(Place.POINTS);
      Awards.place(play, winner, battle.card(), place);
    }
  }

  /** An Event whose main effect the battle is. */
  private static void place(Play<DeckbuilderState> play, Battle battle) {
    Table table = play.state().table();
    for (Phase phase : table.phases()) {
      if (phase instanceof Encounter encounter
          && encounter.card().equals(battle.card())
          && encounter.stage() == Encounter.Stage.WINDOW) {
        CardDef def = table.def(battle.card());
        if (def.type() == CardType.EVENT) {
          Awards.leave(play, encounter.seat(), battle.card(), place(def));
        }
        return;
      }
    }
  }

  /**
   * Where a card goes that was not won (DB-EVT-08, DB-SHP-16). A Mission goes to the bottom where a
   * team plays (DB-BOR-20).
   */
  public static Place place(CardDef def) {
    if (def.type() != CardType.EVENT || def.goal().isPresent()) {
      return def.disposition().failed().orElse(Place.BOTTOM);
    }
    boolean worth = def.missionPoints() > 0 && !def.has(Keyword.WAR);
    return def.disposition().done().orElse(worth ? Place.POINTS : Place.BOTTOM);
  }
}
