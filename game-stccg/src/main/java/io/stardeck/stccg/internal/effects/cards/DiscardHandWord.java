package io.stardeck.stccg.internal.effects.cards;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.script.Option;
import io.stardeck.engine.script.Picking;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.word.CardEffect.DiscardHand;
import io.stardeck.stccg.card.word.Chooser;
import io.stardeck.stccg.internal.card.Discards;
import io.stardeck.stccg.internal.effects.word.Choices;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.internal.value.Filters;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen.No;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;

/**
 * {@code DISCARD_HAND}: cards of a hand are discarded, all that fit or some ({@code ST-EFF-09}).
 */
final class DiscardHandWord extends Picking<StccgState, StccgView, Effects, DiscardHand>
    implements StccgWord<DiscardHand> {
  private static final RuleId EFF_09 = RuleId.of("ST-EFF-09");

  DiscardHandWord() {
    super(new No());
  }

  @Override
  protected int count(StccgState state, DiscardHand effect, Effects run) {
    boolean picks = effect.n().isPresent() && effect.by() != Chooser.RANDOM;
    int hand = state.size(Places.hand(Who.player(state.table(), run, effect.player())));
    return picks ? Math.min(hand, Who.amount(state, run, effect.n().get())) : 0;
  }

  /**
   * Until one is discarded none is: once it is clear how many they are, what an effect before has
   * moved is no matter any more.
   */
  @Override
  public void prepare(Play<StccgState> play, DiscardHand effect, Effects run) {
    super.prepare(play, effect, run);
    if (effect.n().isPresent() && effect.by() != Chooser.RANDOM) {
      Who.moved(play, 0);
    }
  }

  @Override
  protected Seat picker(StccgView open, DiscardHand effect, Effects run) {
    Seat owner = Who.player(open.table(), run, effect.player());
    return Who.chooser(open.table(), run, effect.by(), owner);
  }

  @Override
  protected boolean mayStop(DiscardHand effect) {
    return false;
  }

  @Override
  protected ImmutableList<? extends Option> picks(StccgView view, DiscardHand effect, Effects run) {
    Place hand = Places.hand(Who.player(view.table(), run, effect.player()));
    return Choices.cards(view, hand, effect.filter());
  }

  @Override
  public boolean secret(StccgView open, DiscardHand effect, Effects run) {
    return true;
  }

  @Override
  protected void pick(Play<StccgState> play, DiscardHand effect, Effects run, Option option) {
    Place hand = Places.hand(Who.player(play.state().table(), run, effect.player()));
    Discards.discard(play, hand, Choices.chosen(play.state(), hand, option), EFF_09);
    Who.moved(play, run.moved() + 1);
  }

  @Override
  public String question(StccgView view, DiscardHand effect, Effects run) {
    return "which card is discarded?";
  }

  @Override
  public void perform(Play<StccgState> play, DiscardHand effect, Effects run) {
    Place hand = Places.hand(Who.player(play.state().table(), run, effect.player()));
    if (effect.n().isPresent()) {
      if (effect.by() == Chooser.RANDOM) {
        byChance(play, effect, hand, Who.amount(play.state(), run, effect.n().get()));
      }
      return;
    }
    ImmutableList<Card> all = fitting(play.state(), effect, hand);
    all.forEach(card -> Discards.discard(play, hand, card, EFF_09));
    Who.moved(play, all.size());
  }

  /** Some that fit, drawn one after the other ({@code ST-RNG-02}). */
  private static void byChance(Play<StccgState> play, DiscardHand effect, Place hand, int cards) {
    int discarded = 0;
    ImmutableList<Card> fitting = fitting(play.state(), effect, hand);
    while (discarded < cards && !fitting.isEmpty()) {
      Discards.discard(play, hand, play.pick(fitting), EFF_09);
      discarded++;
      fitting = fitting(play.state(), effect, hand);
    }
    Who.moved(play, discarded);
  }

  private static ImmutableList<Card> fitting(StccgState state, DiscardHand effect, Place hand) {
    return Lists.filter(
        state.cards(hand), card -> Filters.fits(effect.filter(), state.table().def(card)));
  }
}
