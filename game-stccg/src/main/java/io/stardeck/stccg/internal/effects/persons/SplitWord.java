package io.stardeck.stccg.internal.effects.persons;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.word.PersonEffect.Split;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Marks;
import io.stardeck.stccg.internal.card.Witnesses;
import io.stardeck.stccg.internal.effects.word.StccgAsking;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Chosen.No;
import io.stardeck.stccg.state.Chosen.Yes;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * {@code SPLIT}: the controller parts the group, person by person; the card holds the part that is
 * at least as large as the other ({@code ST-EFF-51}).
 */
final class SplitWord implements StccgAsking<Split> {
  private static final RuleId EFF_51 = RuleId.of("ST-EFF-51");

  @Override
  public Optional<Seat> chooser(StccgView open, Split effect, Effects run) {
    boolean asks = run.progress().done() < open.size(place(run));
    return asks ? Optional.of(Who.seat(open, run)) : Optional.empty();
  }

  private static Place place(Effects run) {
    return run.on().host().map(host -> host.place(Role.GROUP)).orElse(Places.hand(Seat.SPECTATOR));
  }

  /** Yes: this one is held; no: this one stays. */
  @Override
  public ImmutableList<Chosen> options(StccgView view, Split effect, Effects run) {
    int persons = view.size(place(run));
    int stay = run.progress().done() - held(view.cards(place(run)), run);
    return stay < persons / 2 ? ImmutableList.of(new No(), new Yes()) : ImmutableList.of(new Yes());
  }

  private static int held(ImmutableList<Card> cards, Effects run) {
    int held = 0;
    for (Card card : cards) {
      held += card.marks().contains(new Mark.Held(run.card())) ? 1 : 0;
    }
    return held;
  }

  @Override
  public String question(StccgView view, Split effect, Effects run) {
    ImmutableList<Card> cards = view.cards(place(run));
    int next = run.progress().done();
    return next < cards.size()
        ? "is %s in the larger part?".formatted(view.table().def(cards.get(next)).name())
        : "who is in the larger part?";
  }

  @Override
  public void chosen(Play<StccgState> play, Split effect, Effects run, Chosen option) {
    if (option.equals(new Yes())) {
      Place place = place(run);
      Card card = play.state().cards(place).get(run.progress().done() - 1);
      Marks.mark(play, place, card, new Mark.Held(run.card()));
    }
  }

  private static boolean disabled(Card card) {
    return card.has(Mark.Disabled.class);
  }

  @Override
  public void perform(Play<StccgState> play, Split effect, Effects run) {
    Place place = place(run);
    for (Card card : Marks.inOrder(play.state().cards(place))) {
      if (card.marks().contains(new Mark.Held(run.card()))) {
        Marks.mark(play, place, card, new Mark.Disabled(run.card()));
      }
    }
    @Nullable Host host = run.on().host().orElse(null);
    if (host == null || play.state().size(place) == 0) {
      return;
    }
    // Who knows them all has seen who was put where, and goes on knowing it (ST-VIS-16).
    Audience follow = Witnesses.knowers(play.state(), place);
    DEALER
        .cards(play, place, Lists.filter(play.state().cards(place), SplitWord::disabled))
        .shownTo(follow)
        .to(Hosts.place(play, host, Who.seat(play.state(), run), Role.DISABLED));
    play.tell(
        Audience.everyone().except(follow),
        EFF_51,
        new CardEvent.CardDisabled(host, Optional.empty(), true));
  }
}
