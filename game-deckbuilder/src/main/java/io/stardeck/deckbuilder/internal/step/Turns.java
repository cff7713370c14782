package io.stardeck.deckbuilder.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.word.When;
import io.stardeck.deckbuilder.event.TurnEvent.TurnEnded;
import io.stardeck.deckbuilder.event.TurnEvent.TurnStarted;
import io.stardeck.deckbuilder.internal.formula.Teams;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.Standing;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.NewTurn;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.deckbuilder.state.phase.TeamPhase;
import io.stardeck.deckbuilder.state.phase.TurnStart;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import org.jspecify.annotations.Nullable;

/** Turns begin and end. */
public final class Turns {
  /** The searches of a team ({@code DB-CMP-56}). */
  private static final int TEAM_SEARCHES = 3;

  private static final RuleId TRN_07 = RuleId.of("DB-TRN-07");
  private static final RuleId END_06 = RuleId.of("DB-END-06");
  private static final RuleId D_14 = RuleId.of("DB-D-14");

  private Turns() {}

  /**
   * A turn of {@code seat}, or of the team that they lead, begins: everything that is counted by
   * turns starts anew (DB-TRN-07). A team has its searches, and one card to flip (DB-BOR-11, 14).
   */
  public static void begin(Play<DeckbuilderState> play, Seat seat) {
    Table table = play.state().table();
    boolean team = table.is(Scenario.BORG_INVASION);
    ImmutableList.Builder<Area> areas = ImmutableList.builderWithExpectedSize(table.players());
    for (int index = 0; index < table.players(); index++) {
      areas.add(anew(table.areas().get(index), index == seat.index() && !team));
    }
    play.become(
        play.state()
            .with(
                table
                    .withAreas(areas.build())
                    .withTurn(
                        table.turn().beginning(seat, team ? 1 : 0, team ? TEAM_SEARCHES : 0))));
    play.tell(TRN_07, new TurnStarted(seat, table.turn().number()));
    for (Seat each : Teams.onTurn(play.state().table())) {
      Triggers.fire(play, When.TURN_START, each);
    }
  }

  /** An area at the start of a turn; who was out takes part again (DB-BOR-31). */
  private static Area anew(Area area, boolean own) {
    Tally tally = own ? Tally.NONE.withExplorations(1).withSearches(1) : Tally.NONE;
    Area fresh = area.withActed(false).withTally(tally);
    if (area.standing() == Standing.OUT) {
      fresh = fresh.withStanding(Standing.IN);
    }
    @Nullable Ship ship = area.ship();
    return ship == null || ship.shieldsUsed() == 0
        ? fresh
        : fresh.withShip(ship.withShieldsUsed(0));
  }

  /**
   * {@code seat} acts: with the first action but the Trash Phase TURN_START becomes ACTION
   * (DB-TRN-02); in a battle priority passes on (DB-PVP-16); in a phase of the team a pass or an
   * agreement is taken back (DB-BOR-18, 24).
   */
  public static void act(Play<DeckbuilderState> play, Seat seat) {
    Phase top = play.state().table().phases().top();
    if (top instanceof TurnStart start) {
      play.replace(new ActionPhase(start.seat()));
    } else if (top instanceof TeamPhase team) {
      Gatherings.goOn(play, team, seat);
    } else {
      Battles.played(play);
    }
  }

  /** All effects received in this turn end, what was got is lost (DB-END-01). */
  public static void clear(Play<DeckbuilderState> play) {
    Table table = play.state().table();
    ImmutableList.Builder<Area> areas = ImmutableList.builderWithExpectedSize(table.players());
    for (Area area : table.areas()) {
      areas.add(area.withTally(Tally.NONE));
    }
    play.become(
        play.state()
            .with(
                table
                    .withAreas(areas.build())
                    .withTurn(table.turn().withForcedFlips(0).withTeamSearches(0))));
  }

  /**
   * The turn passes to the next player clockwise, or to the next team (DB-END-06, DB-BOR-71); or
   * the game is a draw (DB-D-14).
   */
  public static void pass(Play<DeckbuilderState> play, Seat from) {
    Table table = play.state().table();
    play.tell(END_06, new TurnEnded(from));
    if (table.turn().number() >= table.config().turnCap().orElse(Integer.MAX_VALUE)) {
      Ending.end(play, ImmutableList.of(), D_14);
      return;
    }
    Table next = table.withTurn(table.turn().next(leads(table)));
    play.become(play.state().with(next));
    boolean team = table.is(Scenario.BORG_INVASION);
    play.replace(
        new NewTurn(team ? Teams.next(next, next.turn().leads()) : from.next(table.players())));
  }

  /** In the team on turn the next player clockwise is going to lead (DB-BOR-15). */
  private static ImmutableList<Seat> leads(Table table) {
    Seat lead = table.turnPlayer();
    return table.turn().leads().isEmpty()
        ? table.turn().leads()
        : Lists.set(table.turn().leads(), table.config().team(lead), Teams.after(table, lead));
  }
}
