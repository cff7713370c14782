package io.stardeck.deckbuilder.internal.step;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Ability;
import io.stardeck.deckbuilder.card.word.Control;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.Price;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.event.BattleEvent.DamageTaken;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.internal.formula.Combats;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.internal.formula.Questions;
import io.stardeck.deckbuilder.internal.formula.Selection;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.Sight;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.deckbuilder.state.choice.Question;
import io.stardeck.deckbuilder.state.phase.Choice;
import io.stardeck.deckbuilder.state.phase.Paying;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Prices: in full or not at all (DB-D-09). */
public final class Payments {
  private static final RuleId D_09 = RuleId.of("DB-D-09");

  private Payments() {}

  /**
   * Whether the player of {@code bindings} can pay all of {@code prices}, whichever cards they pick
   * for the first of them: of the cards that fit two prices, as many are not counted on for the
   * later one as the earlier one takes.
   *
   * @param sight shows them their own Hand at least
   */
  public static boolean payable(Sight sight, Bindings bindings, ImmutableList<Price> prices) {
    if (prices.isEmpty()) {
      return true;
    }
    int xp = 0;
    int damage = 0;
    List<Claim> claims = new ArrayList<>();
    for (Price price : prices) {
      int n = Math.max(0, Amounts.of(sight, bindings, price.n()));
      if (price instanceof Price.Xp) {
        xp += n;
      } else if (price instanceof Price.TakeDamage) {
        damage += n;
      } else if (!enough(sight, bindings, price, n, claims)) {
        return false;
      }
    }
    return xpThere(sight, bindings.player(), xp) && stands(sight, bindings.player(), damage);
  }

  /**
   * Lays the paying of {@code prices} on the stack; they are {@link #payable}. What lies below goes
   * on when all is paid.
   */
  public static void begin(
      Play<DeckbuilderState> play, Bindings bindings, ImmutableList<Price> prices) {
    if (!prices.isEmpty()) {
      play.push(new Paying(bindings, prices, -1));
    }
  }

  /** Whether {@code prices} end a list of prices on {@code card}. */
  public static boolean printed(CardDef card, ImmutableList<Price> prices) {
    boolean printed = ends(card.goalPay(), prices);
    for (Ability ability : card.abilities()) {
      printed |= ends(ability.cost().orElse(ImmutableList.of()), prices);
    }
    for (int script = 0; script < card.scripts().size(); script++) {
      for (Effect effect : card.scripts().get(script)) {
        printed |= effect instanceof Control.Pay pay && ends(ImmutableList.of(pay.price()), prices);
      }
    }
    return printed;
  }

  private static boolean ends(ImmutableList<Price> list, ImmutableList<Price> end) {
    return end.size() <= list.size()
        && list.subList(list.size() - end.size(), list.size()).equals(end);
  }

  /** Goes on with {@code paying}, which is on top of the stack. */
  public static void step(Play<DeckbuilderState> play, Paying paying) {
    if (paying.prices().isEmpty()) {
      play.pop();
      return;
    }
    Price price = paying.prices().get(0);
    if (paying.left() < 0) {
      begin(play, paying, price);
    } else if (paying.left() == 0) {
      play.replace(paying.onward());
    } else {
      pick(play, paying, price);
    }
  }

  /** A card was picked for {@code paying}, which is on top of the stack. */
  public static void answer(Play<DeckbuilderState> play, Paying paying, Answer option) {
    Price price = paying.prices().get(0);
    play.replace(paying.withLeft(option instanceof Answer.Card ? paying.left() - 1 : 0));
    for (Found found : found(play.state(), paying.bindings(), price)) {
      if (option instanceof Answer.Card picked && found.card().equals(picked.card())) {
        if (price instanceof Price.TrashCards) {
          Trashes.trash(play, found, paying.seat(), D_09);
        } else {
          Moves.discard(play, found, D_09);
        }
      }
    }
  }

  private static void begin(Play<DeckbuilderState> play, Paying paying, Price price) {
    Seat seat = paying.seat();
    int n = Math.max(0, Amounts.of(play.state(), paying.bindings(), price.n()));
    if (price instanceof Price.Xp) {
      play.replace(paying.onward());
      Tallies.xp(play, seat, -n, D_09);
    } else if (price instanceof Price.TakeDamage) {
      play.replace(paying.onward());
      damage(play, seat, n);
    } else {
      play.replace(paying.withLeft(n));
    }
  }

  private static void pick(Play<DeckbuilderState> play, Paying paying, Price price) {
    Question question =
        new Question.PickCard(
            cards(price), paying.seat(), paying.bindings(), ImmutableList.of(), false);
    ImmutableList<Answer> options = Questions.options(play.state(), question);
    if (options.size() == 1 && !Questions.mustAsk(play.state(), question)) {
      answer(play, paying, options.get(0));
    } else {
      play.push(new Choice(paying.seat(), paying.bindings().self(), question, Optional.empty()));
    }
  }

  /** Damage as a price goes past the Shields. */
  private static void damage(Play<DeckbuilderState> play, Seat seat, int n) {
    Area area = play.state().table().area(seat);
    if (n > 0 && area.flagship().isPresent()) {
      Ship ship = area.flagship().get();
      play.become(play.state().with(seat, area.withShip(ship.withDamage(ship.damage() + n))));
      play.tell(D_09, new DamageTaken(ship.card(), n, ship.damage() + n));
    }
  }

  private static boolean enough(
      Sight sight, Bindings bindings, Price price, int n, List<Claim> claims) {
    Set<CardId> cards = new HashSet<>();
    for (Found found : found(sight, bindings, price)) {
      cards.add(found.card());
    }
    int free = cards.size();
    for (Claim earlier : claims) {
      free -= Math.min(earlier.n, Sets.intersection(earlier.cards, cards).size());
    }
    claims.add(new Claim(n, cards));
    return free >= n;
  }

  /** So many of those cards are taken for one price. */
  private record Claim(int n, Set<CardId> cards) {}

  private static boolean xpThere(Sight sight, Seat seat, int n) {
    return n == 0 || sight.table().onTurn(seat) && sight.table().tally(seat).xp() >= n;
  }

  private static boolean stands(Sight sight, Seat seat, int damage) {
    Optional<Ship> ship = sight.table().area(seat).flagship();
    return damage == 0
        || ship.isPresent()
            && ship.get().damage() + damage < Combats.inForce(sight, seat, Stat.DEFENSE);
  }

  private static ImmutableList<Found> found(Sight sight, Bindings bindings, Price price) {
    ImmutableList.Builder<Found> cards = ImmutableList.builder();
    for (Found found : Selection.cards(sight, bindings, bindings.player(), cards(price))) {
      boolean there =
          price instanceof Price.DiscardCards
              ? Moves.discards(found.zone())
              : Moves.takes(found.zone());
      if (there) {
        cards.add(found);
      }
    }
    return cards.build();
  }

  /** The cards of which some are the price. */
  private static Selector cards(Price price) {
    return price instanceof Price.DiscardCards discard
        ? Selections.discardable(discard.sel())
        : Selections.takeable(((Price.TrashCards) price).sel());
  }
}
