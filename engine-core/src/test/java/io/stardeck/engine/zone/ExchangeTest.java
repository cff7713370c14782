package io.stardeck.engine.zone;

import static io.stardeck.engine.zone.Shelf.DEALER;
import static io.stardeck.engine.zone.Shelf.TWO;
import static io.stardeck.engine.zone.Shelf.deck;
import static io.stardeck.engine.zone.Shelf.hand;
import static io.stardeck.engine.zone.Shelf.yard;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Play;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.statistics.Statistics;

/**
 * Two cards that a seat cannot see lie in each other's place: whatever is done with the cards from
 * then on, few others come to lie elsewhere, and to that seat it looks the same until it sees one
 * of them. Ids are fixed.
 */
final class ExchangeTest {
  private static final int STEPS = 12;
  private static final int FEW = 4;

  @Property(tries = 5000)
  void cardsOfFixedIdsCanBeExchangedUnnoticed(@ForAll @LongRange(min = 0) long seed) {
    Random random = new Random(seed);
    Play<Shelf> one = laid(seed);
    for (int i = 0; i < STEPS; i++) {
      step(random, one.state().zones(), one.state().zones(), ImmutableList.of()).accept(one);
    }
    ImmutableList<CardId> pair = pair(random, one.state().zones());
    if (pair.isEmpty()) {
      return;
    }
    Play<Shelf> other = Play.silent(exchanged(one.state(), pair));
    boolean sound = DEALER.faults(other.state(), "zones", 3).isEmpty();
    Set<CardId> moved = new HashSet<>(pair);
    int same = 0;
    while (sound && same < STEPS) {
      Consumer<Play<Shelf>> step = step(random, one.state().zones(), other.state().zones(), pair);
      step.accept(one);
      step.accept(other);
      Set<CardId> elsewhere = elsewhere(one.state().zones(), other.state().zones());
      assertThat(elsewhere).as("what lies elsewhere").hasSizeLessThanOrEqualTo(FEW);
      moved.addAll(elsewhere);
      ZonesView<CardId> view = one.state().zones().view(TWO);
      ZonesView<CardId> otherView = other.state().zones().view(TWO);
      if (shows(view, moved) || shows(otherView, moved)) {
        break;
      }
      assertThat(otherView).as("after %s were exchanged", pair).isEqualTo(view);
      same++;
    }
    Statistics.label("looked the same to the end")
        .collect(same == STEPS)
        .coverage(checker -> checker.check(true).percentage(share -> share > 20));
  }

  @Property(tries = 2000)
  void whatOthersHaveBeenShownInSecretIsSeenInNothing(@ForAll @LongRange(min = 0) long seed) {
    Random random = new Random(seed);
    Play<Shelf> one = laid(seed);
    Play<Shelf> other = laid(seed);
    boolean known = false;
    for (int i = 0; i < 2 * STEPS; i++) {
      Place place = random.nextBoolean() ? hand(TWO) : deck(Seat.at(random.nextInt(3)));
      Audience who = Audience.only(random.nextBoolean() ? Seat.of(1) : Seat.of(3));
      if (random.nextInt(3) == 0) {
        DEALER.show(other, place, 1 + random.nextInt(3), who);
      }
      Consumer<Play<Shelf>> step =
          step(random, one.state().zones(), other.state().zones(), ImmutableList.of());
      step.accept(one);
      step.accept(other);
      known |= !one.state().zones().equals(other.state().zones());
      assertThat(other.state().zones().view(TWO)).isEqualTo(one.state().zones().view(TWO));
    }
    Statistics.label("others knew more")
        .collect(known)
        .coverage(checker -> checker.check(true).percentage(share -> share > 80));
  }

  @Property(tries = 1000)
  void whatIsKnownIsTheSameHoweverLateSomebodyAsks(@ForAll @LongRange(min = 0) long seed) {
    Random random = new Random(seed);
    Play<Shelf> asked = laid(seed);
    Play<Shelf> unasked = laid(seed);
    for (int i = 0; i < 2 * STEPS; i++) {
      Zones<CardId> zones = unasked.state().zones();
      Consumer<Play<Shelf>> step = step(random, zones, zones, ImmutableList.of());
      step.accept(asked);
      step.accept(unasked);
      asked.state().zones().view(TWO).complete();
    }
    assertThat(unasked.state().zones()).isEqualTo(asked.state().zones());
    Statistics.label("something is known")
        .collect(!asked.state().zones().known().isEmpty())
        .coverage(checker -> checker.check(true).percentage(share -> share > 80));
  }

  private static Play<Shelf> laid(long seed) {
    Play<Shelf> play = Shelf.laid();
    play.become(new Shelf(play.state().zones(), Chance.seeded(seed)));
    for (int i = 0; i < 30; i++) {
      DEALER.bring(play, deck(Seat.at(i % 3)), ImmutableList.of(CardId.of(i)), Audience.nobody());
    }
    return play;
  }

  /** What can be done in both and means the same; cards are named without regard to their place. */
  private static Consumer<Play<Shelf>> step(
      Random random, Zones<CardId> zones, Zones<CardId> others, ImmutableList<CardId> pair) {
    Place hand = hand(Seat.at(random.nextInt(3)));
    Place deck = deck(Seat.at(random.nextInt(3)));
    Audience who = Audience.only(Seat.at(random.nextInt(3)));
    int count = 1 + random.nextInt(3);
    switch (random.nextInt(11)) {
      case 0:
      case 1:
        return play -> draw(play, deck, hand(TWO));
      case 2:
        return play -> draw(play, deck, hand);
      case 3:
        return play -> DEALER.show(play, deck, count, who);
      case 4:
        return play -> DEALER.show(play, hand, who);
      case 5:
        return play -> DEALER.shuffle(play, deck);
      case 6:
        return play -> turnOver(play, deck, who);
      case 7:
        return count == 1 ? play -> DEALER.all(play, hand).under(deck) : play -> {};
      default:
        Place from = random.nextBoolean() ? hand : deck;
        List<CardId> both = new ArrayList<>(zones.cards(from));
        both.retainAll(others.cards(from));
        List<CardId> some = new ArrayList<>(both);
        some.retainAll(pair);
        List<CardId> choice = some.isEmpty() || random.nextBoolean() ? both : some;
        choice.sort(CardId.BY_NUMBER);
        int index = choice.isEmpty() ? 0 : random.nextInt(choice.size());
        Place to = ImmutableList.of(hand(Seat.at(random.nextInt(3))), deck, yard()).get(count - 1);
        boolean suspected = from.equals(hand) && random.nextInt(3) == 0;
        return choice.isEmpty()
            ? play -> draw(play, deck, hand)
            : play -> move(play, from, choice.get(index), to, suspected);
    }
  }

  private static void draw(Play<Shelf> play, Place deck, Place hand) {
    if (play.state().zones().size(deck) > 0) {
      DEALER.top(play, deck).to(hand);
    }
  }

  private static void turnOver(Play<Shelf> play, Place deck, Audience who) {
    ImmutableList<CardId> top = play.state().zones().cards(deck);
    if (top.size() > 1) {
      DEALER.show(play, deck, 2, who);
      DEALER.arrange(play, deck, top.subList(0, 2).reverse(), who);
    }
  }

  private static void move(Play<Shelf> play, Place from, CardId card, Place to, boolean suspected) {
    Transfer<Shelf, CardId> moved = DEALER.card(play, from, card);
    Face face = DEALER.face(play.state(), card);
    (suspected ? moved.forgetting(face::equals) : moved).under(to);
  }

  /** Two cards of one pool of seat 2, if it has any with two cards. */
  private static ImmutableList<CardId> pair(Random random, Zones<CardId> zones) {
    List<ImmutableList<Place>> pools = new ArrayList<>();
    zones.zones().forEach(zone -> pools.add(ImmutableList.of(zone.place())));
    zones.view(TWO).known().forEach(pool -> pools.add(pool.places()));
    List<CardId> unseen = new ArrayList<>();
    for (Place place : pools.get(random.nextInt(pools.size()))) {
      for (int i = 0; i < zones.size(place); i++) {
        if (!zones.at(place).knowers(i).includes(TWO)) {
          unseen.add(zones.cards(place).get(i));
        }
      }
    }
    Collections.shuffle(unseen, random);
    return unseen.size() < 2 ? ImmutableList.of() : ImmutableList.copyOf(unseen.subList(0, 2));
  }

  private static Shelf exchanged(Shelf shelf, ImmutableList<CardId> pair) {
    Place one = place(shelf.zones(), pair.get(0));
    Place other = place(shelf.zones(), pair.get(1));
    return DEALER.exchanged(
        shelf,
        one,
        shelf.zones().cards(one).indexOf(pair.get(0)),
        other,
        shelf.zones().cards(other).indexOf(pair.get(1)),
        TWO);
  }

  private static Place place(Zones<CardId> zones, CardId card) {
    return Iterables.find(zones.zones(), zone -> zone.cards().contains(card)).place();
  }

  /** The cards that do not lie in the same place of both, where anybody could point at them. */
  private static Set<CardId> elsewhere(Zones<CardId> one, Zones<CardId> other) {
    Set<CardId> elsewhere = new HashSet<>();
    for (Zone<CardId> zone : one.zones()) {
      for (int i = 0; i < zone.cards().size(); i++) {
        CardId card = zone.cards().get(i);
        if (other.cards(zone.place()).indexOf(card) != i) {
          elsewhere.add(card);
        }
      }
    }
    return elsewhere;
  }

  private static boolean shows(ZonesView<CardId> view, Set<CardId> any) {
    return view.zones().stream().anyMatch(seen -> any.stream().anyMatch(seen.cards()::contains));
  }
}
