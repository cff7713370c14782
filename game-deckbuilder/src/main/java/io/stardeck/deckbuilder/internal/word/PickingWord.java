package io.stardeck.deckbuilder.internal.word;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.deckbuilder.card.word.Chooser;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Who;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.internal.formula.Players;
import io.stardeck.deckbuilder.internal.formula.Selection;
import io.stardeck.deckbuilder.internal.step.Slots;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.choice.Look;
import io.stardeck.deckbuilder.state.choice.Question;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Words that pick cards and carry each pick out before the next is asked (DB-GEN-09), as the picked
 * cards may be hidden from others.
 *
 * @param <E> the type of effect
 */
abstract class PickingWord<E extends Effect> implements Word<E> {
  private static final ImmutableSet<Zone> TOPS =
      Sets.immutableEnumSet(Zone.OWN_DECK_TOP, Zone.SPACE_DECK_TOP);

  /** The cards to pick from, those alone with which something can be done. */
  abstract Selector sel(DeckbuilderState state, E effect, Run run);

  /** Whether fewer will do. */
  boolean mayStop(E effect) {
    return false;
  }

  /** Who picks. */
  Chooser by(E effect) {
    return Chooser.CONTROLLER;
  }

  /** Whom the text names beside the cards: a player who has to be chosen is chosen before them. */
  Optional<Who> named(E effect) {
    return Optional.empty();
  }

  /** Carries one pick out; {@code run} is on top of the stack as it goes on. */
  abstract void act(Play<DeckbuilderState> play, E effect, Run run, Found found);

  @Override
  public @Nullable Question ask(DeckbuilderState state, E effect, Run run) {
    if (Picking.stopped(run) || run.progress().done() >= Picking.count(run)) {
      return null;
    }
    Optional<Who> named = named(effect);
    if (named.isPresent() && Players.open(state.table(), run.bindings(), named.get())) {
      return Picking.player(state, run, named.get());
    }
    boolean nobody = named.isPresent() && whom(state, run, named.get()).isEmpty();
    if (nobody || by(effect) == Chooser.RANDOM || blind(state, effect, run)) {
      return null;
    }
    Selector sel = Picking.shown(state, run, sel(state, effect, run));
    return new Question.PickCard(
        sel, run.target(), run.bindings(), ImmutableList.of(), mayStop(effect));
  }

  @Override
  public Seat chooser(DeckbuilderState state, E effect, Run run) {
    Optional<Who> named = named(effect);
    boolean first = named.isPresent() && Players.open(state.table(), run.bindings(), named.get());
    return by(effect) == Chooser.OWNER && !first ? run.target() : run.bindings().player();
  }

  @Override
  public void answered(Play<DeckbuilderState> play, E effect, Run run, Answer option) {
    if (option instanceof Answer.Player chosen) {
      play.replace(run.with(run.bindings().withChosen(chosen.seat())));
      return;
    }
    @Nullable Found found =
        Picking.found(play.state(), run, sel(play.state(), effect, run), option);
    if (found == null) {
      play.replace(run.answered(Answer.NONE));
    } else {
      play.replace(run.picked());
      act(play, effect, run, found);
    }
  }

  @Override
  public void perform(Play<DeckbuilderState> play, E effect, Run run) {
    if (by(effect) == Chooser.RANDOM) {
      atRandom(play, effect, run);
    } else if (blind(play.state(), effect, run)) {
      fromTop(play, effect, run);
    }
    Slots.refill(play);
  }

  private void atRandom(Play<DeckbuilderState> play, E effect, Run run) {
    for (int left = Picking.count(run); left > 0; left--) {
      ImmutableList<Found> cards = there(play.state(), effect, run);
      if (cards.isEmpty()) {
        return;
      }
      act(play, effect, run, cards.get(play.below(cards.size())));
    }
  }

  /**
   * Whether a space card takes what lies on top of decks, which nobody has looked at: then nobody
   * picks. Cards of players are made to look first ({@code DB-DAT-13}).
   */
  private boolean blind(DeckbuilderState state, E effect, Run run) {
    if (run.progress().done() > 0 || Picking.stopped(run) || mayStop(effect)) {
      return false;
    }
    Selector sel = sel(state, effect, run);
    return state.table().def(run.card()).spaceCard()
        && sel.zone().isPresent()
        && TOPS.containsAll(sel.zone().get().any())
        && Picking.shown(state, run, sel).zone().isEmpty();
  }

  private void fromTop(Play<DeckbuilderState> play, E effect, Run run) {
    ImmutableList<Found> cards = there(play.state(), effect, run);
    for (int i = 0; i < Math.min(cards.size(), Picking.count(run)); i++) {
      if (there(play.state(), effect, run).contains(cards.get(i))) {
        act(play, effect, run, cards.get(i));
      }
    }
  }

  /** The cards as they lie now: whoever is assimilated by one has no others any more. */
  private ImmutableList<Found> there(DeckbuilderState state, E effect, Run run) {
    return Selection.cards(state, run.bindings(), run.target(), sel(state, effect, run));
  }

  /** Whoever picks from the Hand of another sees it. */
  @Override
  public Optional<Look> look(DeckbuilderState state, E effect, Run run) {
    boolean another =
        by(effect) == Chooser.CONTROLLER && !run.bindings().player().equals(run.target());
    return another && sel(state, effect, run).looksInto(Zone.HAND)
        ? Optional.of(new Look(CardEffect.Pile.HAND, run.target(), 0))
        : run.look();
  }

  /** Who is meant; neighbours sit beside the player on whom the effect is carried out. */
  static ImmutableList<Seat> whom(DeckbuilderState state, Run run, Who who) {
    boolean beside = who instanceof Who.Plain plain && plain.owner().beside();
    return Players.of(state, beside ? run.each() : run.bindings(), who);
  }

  /** What is taken from whom the effect is carried out on: their own cards are theirs. */
  static Selector own(Run run, CardEffect.OwnedCards effect) {
    Selector sel = effect.theirs();
    boolean theirs =
        sel.owner().equals(Optional.of(Who.SELF)) && !run.target().equals(run.bindings().player());
    return theirs ? sel.ofNobody() : sel;
  }

  /** Whose card it is; that of the player under way if it is nobody's. */
  static Seat holder(Found found, Run run) {
    return found.owner().equals(Seat.SPECTATOR) ? run.target() : found.owner();
  }
}
