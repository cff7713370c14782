package io.stardeck.deckbuilder.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.word.AbilityZone;
import io.stardeck.deckbuilder.card.word.Trigger;
import io.stardeck.deckbuilder.card.word.When;
import io.stardeck.deckbuilder.internal.formula.Conditions;
import io.stardeck.deckbuilder.internal.formula.Selection;
import io.stardeck.deckbuilder.internal.formula.Statics;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.deckbuilder.state.phase.Pending;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Sets triggers off. */
public final class Triggers {
  private Triggers() {}

  /** Something has happened to {@code seat}, with no card in particular. */
  public static void fire(Play<DeckbuilderState> play, When when, Seat seat) {
    fire(play, when, seat, Optional.empty());
  }

  /**
   * {@code seat} has done something: the triggers of their cards that wait for it, and whose
   * condition holds, are queued. A {@link Chains#settle} has to be under way or to follow.
   *
   * @param subject the card that was played, gained, trashed, discarded or won
   */
  public static void fire(
      Play<DeckbuilderState> play, When when, Seat seat, Optional<CardId> subject) {
    Table table = play.state().table();
    if (!table.config().cardSet().index().reacts(when)) {
      return;
    }
    Area area = table.area(seat);
    all(play, when, seat, area.bridge(), AbilityZone.BRIDGE, subject);
    @Nullable Ship ship = area.ship();
    if (ship != null) {
      one(play, when, seat, ship.card(), AbilityZone.FLAGSHIP, subject);
    }
    if (Statics.startingEffects(table, seat)) {
      one(play, when, seat, area.starting(), AbilityZone.STARTING_EFFECT, subject);
    }
    all(play, when, seat, area.points(), AbilityZone.POINTS, subject);
    all(play, when, seat, area.influence(), AbilityZone.INFLUENCE, subject);
  }

  private static void all(
      Play<DeckbuilderState> play,
      When when,
      Seat seat,
      ImmutableList<CardId> cards,
      AbilityZone zone,
      Optional<CardId> subject) {
    for (int i = 0; i < cards.size(); i++) {
      one(play, when, seat, cards.get(i), zone, subject);
    }
  }

  private static void one(
      Play<DeckbuilderState> play,
      When when,
      Seat seat,
      CardId card,
      AbilityZone zone,
      Optional<CardId> subject) {
    CardSet set = play.state().table().config().cardSet();
    if (!set.index().reacts(card.number(), when)) {
      return;
    }
    ImmutableList<Trigger> triggers = set.copy(card.number()).triggers();
    for (int i = 0; i < triggers.size(); i++) {
      Trigger trigger = triggers.get(i);
      if (trigger.on() == when
          && trigger.zone() == zone
          && holds(play.state(), seat, card, trigger, subject)) {
        Chains.queue(play, new Pending.Triggered(seat, card, i, subject));
      }
    }
  }

  private static boolean holds(
      DeckbuilderState state, Seat seat, CardId card, Trigger trigger, Optional<CardId> subject) {
    Bindings bindings = Bindings.of(seat, card);
    boolean fits =
        trigger.subject().isEmpty()
            || subject.isPresent()
                && Selection.fits(
                    state.table(),
                    bindings,
                    trigger.subject().get(),
                    state.table().def(subject.get()));
    return fits
        && (trigger.condition().isEmpty()
            || Conditions.hold(state, bindings, trigger.condition().get()));
  }
}
