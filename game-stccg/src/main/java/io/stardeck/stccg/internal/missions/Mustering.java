package io.stardeck.stccg.internal.missions;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.LeaveOut;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.interrupts.Windows;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Muster;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/** Putting a party together, one decision for each card ({@code ST-ORD-10}). */
public final class Mustering extends StccgPhase<OrderPhase.Mustering> {
  private static final RuleId ORD_10 = RuleId.of("ST-ORD-10");

  private static final ActionRule<StccgState, StccgView, Confirm> CONFIRM =
      ActionRule.only(Confirm.class, Confirm::new, Mustering::confirm);

  /** The phase, with what is open in it. */
  public Mustering() {
    super(ImmutableList.of(CONFIRM, new LeavingOut()));
  }

  @Override
  public String prompt(StccgView view, OrderPhase.Mustering frame) {
    return "who is left out of the party?";
  }

  private static ImmutableList<Card> cards(Facts facts, Host host, ImmutableList<CardId> members) {
    ImmutableList.Builder<Card> cards = ImmutableList.builderWithExpectedSize(members.size());
    for (Role role : Role.ALL) {
      for (Card card : facts.cards(host, role)) {
        if (members.contains(card.id())) {
          cards.add(card);
        }
      }
    }
    return cards.build();
  }

  /** Leaving a card out. */
  private static final class LeavingOut implements StccgRule<LeaveOut> {
    @Override
    public void candidates(StccgView view, Consumer<? super LeaveOut> offer) {
      for (CardId card : view.muster().orElseThrow().members()) {
        offer.accept(new LeaveOut(view.seat(), card));
      }
    }

    @Override
    public void check(StccgView view, LeaveOut action, Findings findings) {
      Muster muster = view.muster().orElseThrow();
      if (!muster.members().contains(action.card())) {
        Find.refuse(view, findings, "card", action.card(), ORD_10, "%s is not in the party");
        return;
      }

      ImmutableList<CardId> rest = muster.without(action.card()).members();
      ImmutableList<Card> cards =
          muster.host().isPresent() ? cards(view, muster.host().get(), rest) : ImmutableList.of();
      Findings probe = Findings.probing();
      if (muster.order() instanceof Order.Attempt attempt) {
        Groups.check(
            view,
            view.seat(),
            Objects.requireNonNull(view.table().location(attempt.location())),
            cards,
            probe);
      }
      // A party of ships is asked for ships, and one of a team for persons who can fight.
      boolean some =
          muster.host().isPresent() ? Groups.persons(view.table(), cards) : !rest.isEmpty();
      if (!some || !probe.clean()) {
        findings.reject("card", ORD_10, "without %s the order is not legal", action.card());
      }
    }

    @Override
    public void perform(Play<StccgState> play, LeaveOut action) {
      Muster muster = play.state().muster().orElseThrow();
      play.become(play.state().with(Optional.of(muster.without(action.card()))));
    }
  }

  /** The party is as it shall be: the order is declared. */
  private static void confirm(Play<StccgState> play, Confirm action) {
    Seat seat = action.actor();
    Muster muster = play.state().muster().orElseThrow();
    if (muster.host().isPresent()) {
      form(play, seat, muster.host().get(), muster, Role.FREE, Role.GROUP);
      form(play, seat, muster.host().get(), muster, Role.GEAR, Role.GEAR_GROUP);
    }
    play.become(play.state().with(Optional.empty()));
    play.pop();
    if (!(play.state().top() instanceof OrderPhase.Countering)) {
      // Firing back is no order of the turn (ST-TRN-08).
      Tables.table(play, table -> table.with(table.turn().afterOrder()));
    }
    Windows.declare(
        play,
        new OrderPhase.Declared(
            seat,
            muster.order(),
            muster.host(),
            muster.host().isPresent() ? ImmutableList.of() : muster.members()));
  }

  private static void form(
      Play<StccgState> play, Seat seat, Host host, Muster muster, Role from, Role to) {
    Hosts.turnThose(play, host, seat, from, to, card -> muster.members().contains(card.id()));
  }
}
