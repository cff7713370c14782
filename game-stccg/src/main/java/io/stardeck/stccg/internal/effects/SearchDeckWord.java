package io.stardeck.stccg.internal.effects;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.script.Option;
import io.stardeck.engine.script.Picking;
import io.stardeck.stccg.card.word.CardEffect.SearchDeck;
import io.stardeck.stccg.card.word.Player;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Option.No;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;

/**
 * {@code SEARCH_DECK}: a player takes cards from the own deck, which is shuffled then ({@code
 * ST-EFF-09}).
 */
final class SearchDeckWord extends Picking<StccgState, StccgView, Effects, SearchDeck>
    implements StccgWord<SearchDeck> {
  private static final RuleId EFF_09 = RuleId.of("ST-EFF-09");

  SearchDeckWord() {
    super(new No());
  }

  private static Seat seat(Table table, SearchDeck effect, Effects run) {
    return Who.player(table, run, effect.player().orElse(Player.SELF));
  }

  @Override
  protected int count(StccgState state, SearchDeck effect, Effects run) {
    return effect.n();
  }

  @Override
  protected Seat picker(StccgView open, SearchDeck effect, Effects run) {
    return seat(open.table(), effect, run);
  }

  @Override
  protected boolean mayStop(SearchDeck effect) {
    return true;
  }

  @Override
  protected ImmutableList<? extends Option> picks(StccgView view, SearchDeck effect, Effects run) {
    return Choices.definitions(view, Places.deck(seat(view.table(), effect, run)), effect.filter());
  }

  @Override
  protected void pick(Play<StccgState> play, SearchDeck effect, Effects run, Option option) {
    Seat seat = seat(play.state().table(), effect, run);
    Card card = Choices.ofDefinition(play.state(), Places.deck(seat), option);
    DEALER
        .card(play, Places.deck(seat), card)
        .to(Places.hand(seat))
        .tell(EFF_09, known -> new CardEvent.CardReturned(seat, known));
  }

  @Override
  public String question(StccgView view, SearchDeck effect, Effects run) {
    return "which card?";
  }

  @Override
  public boolean secret(StccgView open, SearchDeck effect, Effects run) {
    return true;
  }

  @Override
  public void perform(Play<StccgState> play, SearchDeck effect, Effects run) {
    DEALER.shuffle(play, Places.deck(seat(play.state().table(), effect, run)));
  }
}
