package io.stardeck.deckbuilder.internal.step.space;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.stardeck.deckbuilder.card.fact.Keyword;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.card.word.Match;
import io.stardeck.deckbuilder.card.word.Modifier;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.card.word.Zones;
import io.stardeck.deckbuilder.event.CardEvent.CardMoved;
import io.stardeck.deckbuilder.event.ScenarioEvent.InfluenceLost;
import io.stardeck.deckbuilder.event.ScenarioEvent.InfluenceTaken;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.internal.formula.Selection;
import io.stardeck.deckbuilder.internal.formula.Statics;
import io.stardeck.deckbuilder.internal.step.Moves;
import io.stardeck.deckbuilder.internal.step.SpaceDeck;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.deckbuilder.state.choice.Question;
import io.stardeck.deckbuilder.state.phase.Choice;
import io.stardeck.deckbuilder.state.phase.TakingInfluence;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import java.util.Optional;

/** Influence cards come and go (DB-KCW-20 to 24). */
public final class Influences {
  private static final RuleId KCW_20 = RuleId.of("DB-KCW-20");
  private static final RuleId KCW_21 = RuleId.of("DB-KCW-21");

  /** What a player may keep: what they hold, and what comes, exempt cards apart (DB-KCW-22). */
  private static final Selector KEPT =
      Selector.all(Zone.INFLUENCE)
          .in(Optional.of(new Zones(ImmutableSet.of(Zone.INFLUENCE, Zone.CURRENT))))
          .withKeyword(new Match(ImmutableSet.of(Keyword.LIMIT_EXEMPT), true));

  /** Where cards lie that may become Influence of a player. */
  private static final ImmutableSet<Zone> OPEN =
      Sets.immutableEnumSet(Zone.INFLUENCE, Zone.POINTS, Zone.FLIPPED, Zone.MISSION_AREA);

  private Influences() {}

  /**
   * {@code card}, if it lies flipped, as a Mission, in a Points or an Influence Area, comes to
   * {@code seat} before anything else happens.
   */
  public static void come(Play<DeckbuilderState> play, Seat seat, CardId card) {
    play.push(new TakingInfluence(seat, card));
  }

  /** Gives the card to the player, if they may hold it; otherwise asks which they keep. */
  public static void step(Play<DeckbuilderState> play, TakingInfluence frame) {
    Table table = play.state().table();
    boolean limited =
        !table.def(frame.card()).has(Keyword.LIMIT_EXEMPT)
            && !Statics.exempt(play.state(), frame.seat(), Modifier.Rule.INFLUENCE_LIMIT);
    if (limited && held(table, frame.seat()).isPresent() && lies(play.state(), frame)) {
      Question which =
          new Question.PickCard(KEPT, frame.seat(), bindings(frame), ImmutableList.of(), false);
      play.push(new Choice(frame.seat(), frame.card(), which, Optional.empty()));
    } else {
      play.pop();
      take(play, frame);
    }
  }

  /** The player has chosen which card they keep; what else counts goes under the space deck. */
  public static void keep(Play<DeckbuilderState> play, TakingInfluence frame, Answer kept) {
    play.pop();
    Table table = play.state().table();
    for (CardId card : table.area(frame.seat()).influence()) {
      if (!table.def(card).has(Keyword.LIMIT_EXEMPT) && !kept.equals(new Answer.Card(card))) {
        lose(play, new Found(card, Zone.INFLUENCE, frame.seat()), frame.seat());
      }
    }
    if (kept.equals(new Answer.Card(frame.card()))) {
      take(play, frame);
    } else {
      for (Found found : found(play.state(), frame)) {
        lose(play, found, found.zone() == Zone.INFLUENCE ? found.owner() : frame.seat());
      }
    }
  }

  /** {@code seat} loses a card that lies open: it goes under the space deck (DB-D-63). */
  public static void lose(Play<DeckbuilderState> play, Found found, Seat seat) {
    Moves.take(play, found);
    SpaceDeck.bottom(play, found.card());
    play.tell(KCW_21, new InfluenceLost(seat, found.card()));
    play.tell(
        KCW_21, new CardMoved(seat, Optional.of(found.card()), Destination.SPACE_DECK_BOTTOM));
  }

  private static void take(Play<DeckbuilderState> play, TakingInfluence frame) {
    for (Found found : found(play.state(), frame)) {
      Moves.take(play, found);
      if (found.zone() == Zone.INFLUENCE) {
        play.tell(KCW_20, new InfluenceLost(found.owner(), found.card()));
      }
      Area area = play.state().table().area(frame.seat());
      play.become(
          play.state()
              .with(frame.seat(), area.withInfluence(Lists.plus(area.influence(), found.card()))));
      play.tell(KCW_20, new InfluenceTaken(frame.seat(), found.card()));
    }
  }

  /** The card of {@code seat} that counts against the limit. */
  private static Optional<CardId> held(Table table, Seat seat) {
    for (CardId card : table.area(seat).influence()) {
      if (!table.def(card).has(Keyword.LIMIT_EXEMPT)) {
        return Optional.of(card);
      }
    }
    return Optional.empty();
  }

  private static boolean lies(DeckbuilderState state, TakingInfluence frame) {
    return !found(state, frame).isEmpty();
  }

  /** Where the card lies: in one place, or in none from which an Influence card is taken. */
  private static ImmutableList<Found> found(DeckbuilderState state, TakingInfluence frame) {
    ImmutableList.Builder<Found> open = ImmutableList.builder();
    for (Found found :
        Selection.cards(state, bindings(frame), frame.seat(), Selector.all(Zone.CURRENT))) {
      if (OPEN.contains(found.zone())) {
        open.add(found);
      }
    }
    return open.build();
  }

  private static Bindings bindings(TakingInfluence frame) {
    return Bindings.of(frame.seat(), frame.card()).withCurrent(frame.card());
  }
}
