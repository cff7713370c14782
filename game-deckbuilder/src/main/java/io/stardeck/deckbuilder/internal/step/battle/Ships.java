package io.stardeck.deckbuilder.internal.step.battle;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.card.word.When;
import io.stardeck.deckbuilder.event.BattleEvent.BattleStarted;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipChanged;
import io.stardeck.deckbuilder.event.SpaceEvent.DiplomacyWon;
import io.stardeck.deckbuilder.event.SpaceEvent.ShipDefeated;
import io.stardeck.deckbuilder.event.SpaceEvent.ShipUndefeated;
import io.stardeck.deckbuilder.internal.step.Chains;
import io.stardeck.deckbuilder.internal.step.Moves;
import io.stardeck.deckbuilder.internal.step.Runs;
import io.stardeck.deckbuilder.internal.step.Triggers;
import io.stardeck.deckbuilder.internal.step.space.Awards;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.phase.Encounter;
import io.stardeck.deckbuilder.state.phase.ShipWindow;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import java.util.Optional;

/** What becomes of a Starship that was encountered, and of the flagship (section 3.11). */
public final class Ships {
  private static final RuleId SHP_01 = RuleId.of("DB-SHP-01");
  private static final RuleId SHP_05 = RuleId.of("DB-SHP-05");
  private static final RuleId SHP_08 = RuleId.of("DB-SHP-08");
  private static final RuleId SHP_15 = RuleId.of("DB-SHP-15");
  private static final RuleId SHP_16 = RuleId.of("DB-SHP-16");

  private Ships() {}

  /** The battle with the ship begins: its window opens (DB-SHP-03, DB-BAT-10). */
  public static void meet(Play<DeckbuilderState> play, Encounter encounter) {
    Seat seat = encounter.seat();
    play.replace(encounter.fighting().at(Encounter.Stage.CHECK), new ShipWindow(seat));
    play.tell(SHP_01, new BattleStarted(ImmutableList.of(seat)));
    Triggers.fire(play, When.BATTLE_START, seat);
    Chains.settled(play, seat);
  }

  /** The ship is won by Diplomacy; what becomes of it is asked then (DB-SHP-05, 07, 08). */
  public static void persuade(Play<DeckbuilderState> play, Encounter encounter) {
    play.replace(encounter.at(Encounter.Stage.RESULT));
    play.tell(SHP_05, new DiplomacyWon(encounter.seat(), encounter.card()));
    Triggers.fire(play, When.DIPLOMACY_WON, encounter.seat(), Optional.of(encounter.card()));
  }

  /**
   * What comes of the encounter once all damage is dealt: the ship is defeated, or it is not
   * (DB-SHP-14 to 17).
   */
  public static void settle(Play<DeckbuilderState> play, Encounter encounter, boolean defeated) {
    Seat seat = encounter.seat();
    CardId card = encounter.card();
    CardDef def = play.state().table().def(card);
    if (!defeated) {
      play.replace(encounter.at(Encounter.Stage.PLACE));
      play.tell(SHP_16, new ShipUndefeated(seat, card));
      Runs.push(play, seat, card, def.fail());
      return;
    }
    play.replace(encounter.at(Encounter.Stage.DONE));
    play.tell(SHP_15, new ShipDefeated(seat, card));
    Triggers.fire(play, When.SHIP_DEFEATED, seat, Optional.of(card));
    Awards.won(play, seat, card);
  }

  /**
   * A Starship that {@code seat} has won by Diplomacy and does not take as flagship goes where it
   * says, or to their Points Area, which nothing has told yet (DB-SHP-08).
   */
  public static void keep(Play<DeckbuilderState> play, Seat seat, CardId card) {
    Awards.leave(play, seat, card, play.state().table().def(card).disposition().won(), SHP_08);
  }

  /**
   * A Starship of the Flipped area becomes the flagship of {@code seat}, undamaged; the old one
   * goes to their Points Area (DB-SHP-08, 09).
   */
  public static void take(Play<DeckbuilderState> play, Seat seat, CardId card) {
    if (!Awards.taken(play, card)) {
      return;
    }
    Area area = play.state().table().area(seat);
    CardId old = area.flagship().orElseThrow().card();
    play.become(play.state().with(seat, area.withShip(Ship.fresh(card))));
    play.tell(SHP_08, new FlagshipChanged(seat, old, card));
    Moves.put(play, seat, old, Destination.POINTS);
  }
}
