package io.stardeck.deckbuilder.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.card.word.When;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipDefeated;
import io.stardeck.deckbuilder.event.CardEvent.DeckReshuffled;
import io.stardeck.deckbuilder.event.TurnEvent.PlayerOut;
import io.stardeck.deckbuilder.internal.formula.Combats;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.Sight;
import io.stardeck.deckbuilder.state.Standing;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.deckbuilder.state.TurnEnding;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.Play;
import org.jspecify.annotations.Nullable;

/** Flagships are defeated (section 3.14). */
public final class Defeats {
  private static final RuleId DEF_01 = RuleId.of("DB-DEF-01");
  private static final RuleId DEF_02 = RuleId.of("DB-DEF-02");
  private static final RuleId DEF_03 = RuleId.of("DB-DEF-03");
  private static final RuleId BOR_30 = RuleId.of("DB-BOR-30");
  private static final RuleId BOR_31 = RuleId.of("DB-BOR-31");

  private Defeats() {}

  /**
   * Asks every flagship, clockwise from the turn player, whether it is defeated (DB-FOR-03,
   * DB-DMG-10), and carries defeats out.
   *
   * @return whether one was
   */
  public static boolean check(Play<DeckbuilderState> play) {
    Table table = play.state().table();
    Seat seat = table.turnPlayer();
    boolean any = false;
    for (int i = 0; i < table.players() && !play.over(); i++) {
      if (due(play.state(), seat)) {
        defeat(play, seat);
        any = true;
      }
      seat = seat.next(table.players());
    }
    return any;
  }

  /** Whether the damage on the flagship of {@code seat} is at least its Defense. */
  public static boolean due(Sight sight, Seat seat) {
    @Nullable Ship ship = sight.table().area(seat).ship();
    return ship != null
        && ship.damage() > 0
        && ship.damage() >= Combats.inForce(sight, seat, Stat.DEFENSE);
  }

  /**
   * The flagship of {@code seat} is defeated (DB-DEF-01 to 06); in Borg Invasion they gain a Borg
   * card and is out, and the turn goes on (DB-BOR-30 to 32). With the last card of the Borg area
   * the game ends there and then (DB-BOR-40).
   */
  public static void defeat(Play<DeckbuilderState> play, Seat seat) {
    Table table = play.state().table();
    Ship ship = table.area(seat).flagship().orElseThrow();
    play.tell(DEF_02, new FlagshipDefeated(seat, ship.card()));
    // What lies on their Bridge reacts as well: it lies there until their cards are put together.
    Triggers.fire(play, When.FLAGSHIP_DEFEATED, seat);
    Battles.leave(play, seat);
    boolean borg = table.is(Scenario.BORG_INVASION);
    if (borg) {
      BorgCards.give(play, seat, 1, Destination.DISCARD, BOR_30);
    } else {
      ensign(play, seat);
    }
    if (play.over()) {
      return;
    }
    ImmutableList<CardId> gathered = Cards.gather(play, seat);
    Cards.free(play, gathered);
    play.tell(DEF_03, new DeckReshuffled(seat, gathered.size()));
    Area area = play.state().table().area(seat);
    Tally tally = area.tally().withDefeated(true);
    play.become(play.state().with(seat, area.withShip(ship.withDamage(0)).withTally(tally)));
    if (borg) {
      out(play, seat, BOR_31);
    } else if (seat.equals(table.turnPlayer())) {
      play.become(play.state().with(play.state().table().turn().withEnding(TurnEnding.DEFEAT)));
    }
    Cards.draw(play, seat, 5, DEF_03);
  }

  /** {@code seat} is out until the next turn starts (DB-BOR-27). */
  public static void out(Play<DeckbuilderState> play, Seat seat, RuleId rule) {
    Area area = play.state().table().area(seat);
    play.become(play.state().with(seat, area.withStanding(Standing.OUT)));
    play.tell(rule, new PlayerOut(seat));
  }

  private static void ensign(Play<DeckbuilderState> play, Seat seat) {
    Pile<CardId> ensigns = play.state().table().starbase().pile(Basic.ENSIGN);
    if (!ensigns.isEmpty()) {
      Gains.gain(play, seat, ensigns.top(), Destination.DISCARD, DEF_01);
    }
  }
}
