package io.stardeck.engine.zone;

import static io.stardeck.engine.zone.Shelf.DEALER;
import static io.stardeck.engine.zone.Shelf.ONE;
import static io.stardeck.engine.zone.Shelf.THREE;
import static io.stardeck.engine.zone.Shelf.TWO;
import static io.stardeck.engine.zone.Shelf.card;
import static io.stardeck.engine.zone.Shelf.cards;
import static io.stardeck.engine.zone.Shelf.deck;
import static io.stardeck.engine.zone.Shelf.faces;
import static io.stardeck.engine.zone.Shelf.hand;
import static io.stardeck.engine.zone.Shelf.yard;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.VerifyException;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Play;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;
import net.jqwik.api.Example;

/** What a game tells its dealer of its own, and what it asks for in a state dealt anew. */
final class DealerHooksTest {
  private static final Audience SEES_TWO = Audience.only(TWO);

  private final Play<Shelf> play = Shelf.laid();

  /** Seat 2 has seen three cards of a hand, of which 1 and 11 are alike; one goes under a deck. */
  private static Set<CardId> whatIsLeftOfTheLikeOf(CardId gone, Shelf.Handler dealer) {
    Set<CardId> left = new HashSet<>();
    for (int seed = 0; seed < 20; seed++) {
      Play<Shelf> each = Shelf.laid();
      each.become(new Shelf(each.state().zones(), Chance.seeded(seed)));
      dealer.bring(each, hand(ONE), cards(1, 11, 2), SEES_TWO);
      dealer.card(each, hand(ONE), gone).under(deck(ONE));
      left.addAll(each.state().zones().cards(hand(ONE)));
    }
    return left;
  }

  @Example
  void aCardThatTheGameNamesKeepsItsIdAmongItsLike() {
    Shelf.Handler marking =
        new Shelf.Handler() {
          @Override
          protected boolean marked(Shelf shelf, CardId card) {
            return card.equals(Shelf.card(1));
          }
        };
    assertThat(whatIsLeftOfTheLikeOf(card(1), DEALER)).contains(card(1), card(11));
    assertThat(whatIsLeftOfTheLikeOf(card(1), marking)).containsOnly(card(11), card(2));
    assertThat(whatIsLeftOfTheLikeOf(card(11), marking)).containsOnly(card(1), card(2));
  }

  @Example
  void newIdsThatNobodyIsToldAreABug() {
    Shelf.Handler silent = new Shelf.Handler(Naming.minted(Function.identity(), (card, id) -> id));
    ImmutableList<CardId> laid = silent.bring(play, hand(ONE), cards(1, 11, 2), SEES_TWO).cards();
    assertThatThrownBy(() -> silent.card(play, hand(ONE), laid.get(0)).under(deck(ONE)))
        .isInstanceOf(VerifyException.class);
  }

  @Example
  void whatFollowsFromAMoveIsPartOfIt() {
    Shelf.Handler following =
        new Shelf.Handler() {
          @Override
          protected Shelf after(Shelf before, Shelf next) {
            int arrived = next.zones().size(yard()) - before.zones().size(yard());
            return arrived > 0 ? new Shelf(next.zones(), Chance.seeded(arrived)) : next;
          }
        };
    following.bring(play, hand(ONE), cards(1, 2, 3), Audience.nobody());
    Chance chance = play.state().chance();
    following.card(play, hand(ONE), card(1)).to(deck(ONE));
    assertThat(play.state().chance()).as("nothing has come to the yard").isEqualTo(chance);
    following.all(play, hand(ONE)).to(yard());
    assertThat(play.state().chance()).isEqualTo(Chance.seeded(2));
    assertThat(play.state().zones().size(yard())).isEqualTo(2);
  }

  @Example
  void inAStateDealtAnewOthersHaveSeenTheCardsThatTheyLookAt() {
    DEALER.bring(play, deck(ONE), cards(1, 2, 3, 4), Audience.nobody());
    Shelf informed =
        DEALER.informed(play.state(), Audience.others(ONE), ImmutableList.of(deck(ONE)));
    Shelf aware = DEALER.aware(informed, SEES_TWO, deck(ONE), 1, 3);
    ZonesView<CardId> two = aware.zones().view(TWO);
    assertThat(two.cards(deck(ONE))).isEqualTo(cards(2, 3));
    assertThat(two.at(deck(ONE)).positions()).containsExactly(1, 2);
    assertThat(two.known().get(0).faces()).isEqualTo(faces(1, 4));
    assertThat(aware.zones().view(THREE)).isEqualTo(informed.zones().view(THREE));
    assertThat(aware.zones().view(ONE).at(deck(ONE)).unseen()).isEqualTo(4);
    Shelf all = DEALER.aware(aware, SEES_TWO, deck(ONE), 0, 9);
    assertThat(all.zones().view(TWO).at(deck(ONE)).whole()).isTrue();
    assertThat(all.zones().view(TWO).known()).isEmpty();
  }
}
