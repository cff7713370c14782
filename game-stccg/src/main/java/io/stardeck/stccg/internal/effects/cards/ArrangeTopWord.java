package io.stardeck.stccg.internal.effects.cards;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.script.Option;
import io.stardeck.engine.script.Picking;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Seen;
import io.stardeck.engine.zone.ZonesView;
import io.stardeck.stccg.card.word.CardEffect.ArrangeTop;
import io.stardeck.stccg.card.word.Player;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Chosen.No;
import io.stardeck.stccg.state.Chosen.OfDefinition;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;

/**
 * {@code ARRANGE_TOP}: the player names the card that is to lie on top of a deck, then the one
 * below it, and so on, or stops ({@code ST-EFF-47}).
 */
final class ArrangeTopWord extends Picking<StccgState, StccgView, Effects, ArrangeTop>
    implements StccgWord<ArrangeTop> {
  ArrangeTopWord() {
    super(new No());
  }

  private static Place deck(Table table, ArrangeTop effect, Effects run) {
    return Places.deck(Who.player(table, run, effect.whose().orElse(Player.TARGET)));
  }

  private static Seat seat(Table table, ArrangeTop effect, Effects run) {
    return Who.player(table, run, effect.player().orElse(Player.SELF));
  }

  @Override
  protected int count(StccgState state, ArrangeTop effect, Effects run) {
    Seat seat = seat(state.table(), effect, run);
    Place deck = deck(state.table(), effect, run);
    return Math.max(0, seen(state.zones().view(seat), deck).size() - 1);
  }

  /** The cards on top that the player has looked at; what lies below stays where it is. */
  private static ImmutableList<Card> seen(ZonesView<Card> zones, Place deck) {
    Seen<Card> seen = zones.at(deck);
    int top = 0;
    while (top < seen.cards().size() && (seen.whole() || seen.positions().get(top) == top)) {
      top++;
    }
    return seen.cards().subList(0, top);
  }

  @Override
  protected Seat picker(StccgView open, ArrangeTop effect, Effects run) {
    return seat(open.table(), effect, run);
  }

  @Override
  protected boolean mayStop(ArrangeTop effect) {
    return true;
  }

  @Override
  protected ImmutableList<Chosen> picks(StccgView view, ArrangeTop effect, Effects run) {
    ImmutableList<Card> deck = seen(view.zones(), deck(view.table(), effect, run));
    ImmutableSortedSet.Builder<String> defs = ImmutableSortedSet.naturalOrder();
    for (int i = run.progress().done(); i < deck.size(); i++) {
      defs.add(deck.get(i).def());
    }
    ImmutableList.Builder<Chosen> options = ImmutableList.builder();
    defs.build().forEach(def -> options.add(new OfDefinition(def)));
    return options.build();
  }

  @Override
  public boolean secret(StccgView open, ArrangeTop effect, Effects run) {
    return true;
  }

  @Override
  protected void pick(Play<StccgState> play, ArrangeTop effect, Effects run, Option option) {
    Place deck = deck(play.state().table(), effect, run);
    Seat seat = seat(play.state().table(), effect, run);
    ImmutableList<Card> cards = seen(play.state().zones().view(seat), deck);
    int top = run.progress().done() - 1;
    int at = top;
    while (!option.equals(new OfDefinition(cards.get(at).def()))) {
      at++;
    }
    ImmutableList.Builder<Card> order = ImmutableList.builder();
    order.addAll(cards.subList(0, top)).add(cards.get(at)).addAll(cards.subList(top, at));
    // All that were looked at: how deep the card lay is a secret of whoever looks (ST-VIS-11,
    // ST-VIS-16).
    order.addAll(cards.subList(at + 1, cards.size()));
    DEALER.arrange(play, deck, order.build(), Audience.only(seat));
  }

  @Override
  public String question(StccgView view, ArrangeTop effect, Effects run) {
    return "which card is next from the top?";
  }
}
