package io.stardeck.deckbuilder.internal.step.space;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.Keyword;
import io.stardeck.deckbuilder.card.fact.Place;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.event.CardEvent.CardMoved;
import io.stardeck.deckbuilder.internal.formula.Points;
import io.stardeck.deckbuilder.internal.step.Ending;
import io.stardeck.deckbuilder.internal.step.Moves;
import io.stardeck.deckbuilder.internal.step.SpaceDeck;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.Standing;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import java.util.Optional;

/** Space cards leave the Flipped and the Mission Area, Points Areas grow, Exploration is won. */
public final class Awards {
  private static final RuleId EXP_05 = RuleId.of("DB-EXP-05");
  private static final RuleId EVT_08 = RuleId.of("DB-EVT-08");
  private static final RuleId VIC_04 = RuleId.of("DB-VIC-04");
  private static final RuleId BOR_01 = RuleId.of("DB-BOR-01");
  private static final RuleId KCW_01 = RuleId.of("DB-KCW-01");

  private Awards() {}

  /** {@code card}, which {@code seat} has won, goes where it says, or to their Points Area. */
  public static void won(Play<DeckbuilderState> play, Seat seat, CardId card) {
    place(play, seat, card, play.state().table().def(card).disposition().won());
  }

  /**
   * A card of the Flipped or the Mission Area goes to {@code wanted}; if it has left them, it stays
   * where it is. Who is assimilated wins nothing: it goes to the bottom of the space deck. An
   * Influence card comes when what is laid on the stack later is done.
   */
  public static void place(Play<DeckbuilderState> play, Seat seat, CardId card, Place wanted) {
    boolean gone = play.state().table().area(seat).standing() == Standing.ASSIMILATED;
    boolean theirs = wanted == Place.POINTS || wanted == Place.INFLUENCE;
    Place place = gone && theirs ? Place.BOTTOM : wanted;
    if (place == Place.INFLUENCE) {
      Influences.come(play, seat, card);
      return;
    }
    if (place == Place.STAY || !taken(play, card)) {
      return;
    }
    Table table = play.state().table();
    switch (place) {
      case POINTS -> Moves.put(play, seat, card, Destination.POINTS);
      case BOTTOM -> {
        SpaceDeck.bottom(play, card);
        play.tell(EXP_05, new CardMoved(seat, Optional.of(card), Destination.SPACE_DECK_BOTTOM));
      }
      case ASIDE ->
          play.become(
              play.state().with(table.withDefeatedCubes(Lists.plus(table.defeatedCubes(), card))));
      default -> remove(play, seat, card, EVT_08);
    }
  }

  /** {@code card}, which lies nowhere, leaves the game. */
  static void remove(Play<DeckbuilderState> play, Seat seat, CardId card, RuleId rule) {
    Table table = play.state().table();
    play.become(play.state().with(table.withRemoved(Lists.plus(table.removed(), card))));
    play.tell(rule, new CardMoved(seat, Optional.of(card), Destination.REMOVED));
  }

  /** The same for a card that was not won (DB-EVT-08). */
  public static void leave(Play<DeckbuilderState> play, Seat seat, CardId card, Place to) {
    leave(play, seat, card, to, EVT_08);
  }

  /**
   * The same for a card of which nothing has told that it goes to a Points Area, if it does: told
   * by {@code rule}.
   */
  public static void leave(
      Play<DeckbuilderState> play, Seat seat, CardId card, Place to, RuleId rule) {
    Table table = play.state().table();
    boolean comes = to == Place.POINTS && table.area(seat).standing() != Standing.ASSIMILATED;
    if (comes && table.flipped(card).isPresent()) {
      play.tell(rule, new CardMoved(seat, Optional.of(card), Destination.POINTS));
    }
    place(play, seat, card, to);
  }

  /**
   * The Goal of a key Event is met by {@code seat}: of the Arbiter, or of Locutus. Their team wins
   * (DB-KCW-01, DB-BOR-01).
   */
  static void arbitrate(Play<DeckbuilderState> play, Seat seat, CardDef key) {
    DeckbuilderConfig config = play.state().table().config();
    if (key.has(Keyword.ARBITER) && config.scenario() == Scenario.KLINGON_CIVIL_WAR) {
      Ending.end(play, config.teamsInForce().get(config.team(seat)), KCW_01);
    } else if (key.has(Keyword.LOCUTUS) && config.borg()) {
      Ending.end(play, config.teamsInForce().get(config.team(seat)), BOR_01);
    }
  }

  /** Ends Exploration if no more points are to be had; the most points win (DB-VIC-04). */
  public static void exhausted(Play<DeckbuilderState> play) {
    Table table = play.state().table();
    if (!table.is(Scenario.EXPLORATION) || pointsLeft(play.state())) {
      return;
    }
    int most = 0;
    for (Seat seat : Seat.first(table.players())) {
      most = Math.max(most, Points.of(table, seat));
    }
    ImmutableList.Builder<Seat> winners = ImmutableList.builder();
    for (Seat seat : Seat.first(table.players())) {
      if (Points.of(table, seat) == most) {
        winners.add(seat);
      }
    }
    Ending.end(play, winners.build(), VIC_04);
  }

  private static boolean pointsLeft(DeckbuilderState state) {
    Table table = state.table();
    for (Slot slot : table.missions()) {
      if (slot.card().isPresent() && table.def(slot.card().get()).missionPoints() > 0) {
        return true;
      }
    }
    for (CardId card : state.space()) {
      if (table.def(card).missionPoints() > 0) {
        return true;
      }
    }
    return false;
  }

  /** Takes {@code card} out of the Flipped or the Mission Area; false if it lies in neither. */
  public static boolean taken(Play<DeckbuilderState> play, CardId card) {
    Table table = play.state().table();
    ImmutableList<FlippedCard> flipped = table.flipped();
    for (int i = 0; i < flipped.size(); i++) {
      if (flipped.get(i).card().equals(card)) {
        play.become(play.state().with(table.withFlipped(Lists.without(flipped, i))));
        return true;
      }
    }
    ImmutableList<Slot> missions = table.missions();
    for (int i = 0; i < missions.size(); i++) {
      if (missions.get(i).holds(card)) {
        play.become(play.state().with(table.withMissions(Lists.set(missions, i, Slot.EMPTY))));
        return true;
      }
    }
    return false;
  }
}
