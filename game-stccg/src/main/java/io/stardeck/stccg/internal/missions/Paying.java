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
import java.util.OptionalInt;
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

  /** The numbers of the alternatives that {@code card} can be paid for. */
  private static List<Integer> prices(Facts facts, OrderPhase.Paying frame, CardId card) {
    List<Integer> paid = new ArrayList<>();
    Group group = Course.group(facts, frame.attempt());
    ImmutableList<Price> prices = Stacks.dilemma(facts, frame.attempt()).pay();
    for (int i = 0; i < prices.size(); i++) {
      List<Card> cards = cards(group, prices.get(i));
      boolean open = frame.price() < 0 ? cards.size() >= prices.get(i).n() : frame.price() == i;
      if (open && cards.stream().anyMatch(each -> each.id().equals(card))) {
        paid.add(i);
      }
    }
    return paid;
  }

  /** The alternative that is paid for: the only one, or the one that was named. */
  private static int price(List<Integer> prices, Pay action) {
    return action.price().orElseGet(() -> prices.get(0));
  }

  /** Discarding one card, or declining to. */
  private static final class Discarding implements StccgRule<Pay> {
    @Override
    public void candidates(StccgView view, Consumer<? super Pay> offer) {
      offer.accept(new Pay(view.seat(), Optional.empty()));
      OrderPhase.Paying frame = (OrderPhase.Paying) view.top();
      Group group = Course.group(view, frame.attempt());
      group.persons().forEach(each -> offer(view, frame, each.card(), offer));
      group.gear().forEach(each -> offer(view, frame, each, offer));
    }

    private static void offer(
        StccgView view, OrderPhase.Paying frame, Card card, Consumer<? super Pay> offer) {
      List<Integer> prices = prices(view, frame, card.id());
      Optional<CardId> id = Optional.of(card.id());
      if (prices.size() == 1) {
        offer.accept(new Pay(view.seat(), id));
      } else {
        prices.forEach(price -> offer.accept(new Pay(view.seat(), id, OptionalInt.of(price))));
      }
    }

    @Override
    public void check(StccgView view, Pay action, Findings findings) {
      OrderPhase.Paying frame = (OrderPhase.Paying) view.top();
      if (action.card().isEmpty()) {
        if (frame.price() >= 0) {
          findings.reject("card", DIL_13, "%s more are to be discarded", frame.left());
        }
        named(ImmutableList.of(), action, findings);
        return;
      }
      List<Integer> prices = prices(view, frame, action.card().get());
      if (prices.isEmpty()) {
        Find.refuse(
            view, findings, "card", action.card().get(), DIL_13, "%s does not pay for that");
      }
      named(prices, action, findings);
    }

    /** Which of several prices is paid is the player's to say. */
    private static void named(List<Integer> prices, Pay action, Findings findings) {
      if (prices.size() > 1 && action.price().isEmpty()) {
        findings.reject("price", DIL_13, "say which price is paid: one of %s", prices);
      } else if (action.price().isPresent()
          && (prices.size() < 2 || !prices.contains(action.price().getAsInt()))) {
        findings.reject("price", DIL_13, "%s is not one of several", action.price().getAsInt());
      }
    }

    @Override
    public void perform(Play<StccgState> play, Pay action) {
      OrderPhase.Paying frame = (OrderPhase.Paying) play.state().top();
      int left = 0;
      if (action.card().isPresent()) {
        int price = price(prices(play.state(), frame, action.card().get()), action);
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
