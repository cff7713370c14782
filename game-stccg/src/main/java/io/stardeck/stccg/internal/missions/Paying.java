package io.stardeck.stccg.internal.missions;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.action.AnswerAction.Pay;
import io.stardeck.stccg.card.DilemmaDef;
import io.stardeck.stccg.card.DilemmaDef.Price;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.internal.card.Discards;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.value.Filters;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Person;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.state.Attempt;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Paying for a dilemma whose conditions are not met ({@code ST-DIL-13}). */
public final class Paying extends StccgPhase<OrderPhase.Paying> {
  private static final RuleId DIL_13 = RuleId.of("ST-DIL-13");

  /** The phase, with what is open in it. */
  public Paying() {
    super(ImmutableList.of(new Discarding()));
  }

  @Override
  public String prompt(StccgView view, OrderPhase.Paying frame) {
    return "which card is discarded to overcome the dilemma?";
  }

  /** Whether the group holds what some alternative asks for. */
  static boolean payable(Group group, DilemmaDef dilemma) {
    for (Price price : dilemma.pay()) {
      if (cards(group, price).size() >= price.n()) {
        return true;
      }
    }
    return false;
  }

  /** Whether the group still holds all that is left to pay of the price that was chosen. */
  public static boolean affordable(Facts facts, OrderPhase.Paying frame) {
    return frame.price() < 0
        || cards(
                    Course.group(facts, frame.attempt()),
                    Stacks.dilemma(facts, frame.attempt()).pay().get(frame.price()))
                .size()
            >= frame.left();
  }

  private static List<Card> cards(Group group, Price price) {
    List<Card> cards = new ArrayList<>();
    for (Person person : group.persons()) {
      if (Requirements.fits(price.filter(), person, group)) {
        cards.add(person.card());
      }
    }
    for (Card card : group.gear()) {
      if (Filters.fits(price.filter(), group.facts().table().def(card))) {
        cards.add(card);
      }
    }
    return cards;
  }

  /** The number of the alternative that {@code card} pays for; -1 if it pays for none. */
  private static int price(Facts facts, OrderPhase.Paying frame, CardId card) {
    Group group = Course.group(facts, frame.attempt());
    ImmutableList<Price> prices = Stacks.dilemma(facts, frame.attempt()).pay();
    for (int i = 0; i < prices.size(); i++) {
      List<Card> cards = cards(group, prices.get(i));
      boolean open = frame.price() < 0 ? cards.size() >= prices.get(i).n() : frame.price() == i;
      if (open && cards.stream().anyMatch(each -> each.id().equals(card))) {
        return i;
      }
    }
    return -1;
  }

  /** Discarding one card, or declining to. */
  private static final class Discarding implements StccgRule<Pay> {
    @Override
    public void candidates(StccgView view, Consumer<? super Pay> offer) {
      offer.accept(new Pay(view.seat(), Optional.empty()));
      OrderPhase.Paying frame = (OrderPhase.Paying) view.top();
      Group group = Course.group(view, frame.attempt());
      group.persons().forEach(each -> offer.accept(pay(view, each.card())));
      group.gear().forEach(each -> offer.accept(pay(view, each)));
    }

    private static Pay pay(StccgView view, Card card) {
      return new Pay(view.seat(), Optional.of(card.id()));
    }

    @Override
    public void check(StccgView view, Pay action, Findings findings) {
      OrderPhase.Paying frame = (OrderPhase.Paying) view.top();
      if (action.card().isEmpty()) {
        if (frame.price() >= 0) {
          findings.reject("card", DIL_13, "%s more are to be discarded", frame.left());
        }
      } else if (price(view, frame, action.card().get()) < 0) {
        Find.refuse(
            view, findings, "card", action.card().get(), DIL_13, "%s does not pay for that");
      }
    }

    @Override
    public void perform(Play<StccgState> play, Pay action) {
      OrderPhase.Paying frame = (OrderPhase.Paying) play.state().top();
      int left = 0;
      if (action.card().isPresent()) {
        int price = price(play.state(), frame, action.card().get());
        int n = Stacks.dilemma(play.state(), frame.attempt()).pay().get(price).n();
        left = (frame.price() < 0 ? n : frame.left()) - 1;
        discard(play, frame.attempt(), action.card().get());
        play.replace(new OrderPhase.Paying(frame.attempt(), price, left));
      }
      if (left == 0) {
        play.pop();
        Course.resolved(play, frame.attempt(), action.card().isPresent());
      }
    }

    private static void discard(Play<StccgState> play, Attempt attempt, CardId id) {
      for (Role role : List.of(Role.GROUP, Role.GEAR_GROUP)) {
        @Nullable Card card = Find.card(play.state().cards(attempt.host(), role), id);
        if (card != null) {
          Discards.discard(play, attempt.host().place(role), card, DIL_13);
        }
      }
    }
  }
}
