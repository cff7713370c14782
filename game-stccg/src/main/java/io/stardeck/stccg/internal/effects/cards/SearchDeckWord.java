package io.stardeck.stccg.internal.effects.cards;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.script.Option;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.word.CardEffect.SearchDeck;
import io.stardeck.stccg.internal.effects.word.Choices;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;

/**
 * {@code SEARCH_DECK}: a player takes cards from the own deck, which is shuffled then ({@code
 * ST-EFF-09}).
 */
final class SearchDeckWord extends FetchWord<SearchDeck> {
  @Override
  protected Place from(Seat seat) {
    return Places.deck(seat);
  }

  @Override
  protected Card picked(StccgState state, Place from, Option option) {
    return Choices.ofDefinition(state, from, option);
  }

  @Override
  protected boolean mayStop(SearchDeck effect) {
    return true;
  }

  @Override
  protected ImmutableList<? extends Option> picks(StccgView view, SearchDeck effect, Effects run) {
    return Choices.definitions(view, from(seat(view.table(), effect, run)), effect.filter());
  }

  @Override
  public boolean secret(StccgView open, SearchDeck effect, Effects run) {
    return true;
  }

  @Override
  public void perform(Play<StccgState> play, SearchDeck effect, Effects run) {
    DEALER.shuffle(play, from(seat(play.state().table(), effect, run)));
  }
}
