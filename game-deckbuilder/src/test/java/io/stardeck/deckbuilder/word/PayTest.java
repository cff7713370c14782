package io.stardeck.deckbuilder.word;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.CompleteMission;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.GainBasic;
import io.stardeck.deckbuilder.action.GainSlot;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Price;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.event.BattleEvent.DamageTaken;
import io.stardeck.deckbuilder.internal.step.Payments;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Discount;
import io.stardeck.deckbuilder.state.Prevention;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PayTest {
  private static final Selector HAND = Selector.all(Zone.HAND);

  @Rule("DB-D-09")
  @Property(tries = 12)
  void xpArePaidInFullOrNotAtAll(@ForAll @IntRange(max = 5) int xp) {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "broker")
            .xp(xp)
            .scene()
            .does(new PlayCard(ONE, card("broker")));
    assertThat(scene.tally(ONE).xp()).isEqualTo(xp >= 2 ? xp - 2 + 5 : xp);
  }

  @Rule("DB-D-09")
  @Test
  void cardsArePaidInFullOrNotAtAll() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "pledger", "c1", "c2", "c3")
            .deck(ONE, "man")
            .scene()
            .does(new PlayCard(ONE, card("pledger")), pick("c1"), pick("c3"));
    assertThat(scene.hand(ONE)).containsExactly("c2", "man");
    assertThat(scene.ids(scene.area(ONE).discard())).containsExactly("c1", "c3");
    Scene poor =
        Given.exploration(2)
            .hand(ONE, "pledger", "c1")
            .deck(ONE, "man")
            .scene()
            .does(new PlayCard(ONE, card("pledger")));
    assertThat(poor.hand(ONE)).containsExactly("c1");
    assertThat(poor.phase()).isEqualTo(new ActionPhase(ONE));
  }

  @Rule({"DB-D-09", "DB-EFF-12"})
  @Test
  void aTrashedCardAsAPriceIsTrashed() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "votary")
            .bridge(ONE, "c1", "phasers", "man")
            .scene()
            .does(new PlayCard(ONE, card("votary")))
            .does(new Choose(ONE, new Answer.Card(card("phasers"))));
    assertThat(scene.tally(ONE).xp()).isEqualTo(3);
    assertThat(scene.state().table().removed()).contains(card("phasers"));
  }

  @Rule({"DB-D-09", "DB-FOR-03"})
  @Property(tries = 12)
  void damageIsPaidOnlyIfTheShipStands(@ForAll @IntRange(max = 7) int damage) {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "zealot")
            .bridge(ONE, "evasive-maneuvers")
            .damage(ONE, damage)
            .scene()
            .does(new PlayCard(ONE, card("zealot")));
    boolean payable = damage + 3 < 8;
    assertThat(scene.tally(ONE).xp()).isEqualTo(payable ? 4 : 0);
    assertThat(scene.area(ONE).flagship().orElseThrow().damage())
        .isEqualTo(payable ? damage + 3 : damage);
    assertThat(scene.area(ONE).flagship().orElseThrow().shieldsUsed()).isZero();
    if (payable) {
      assertThat(scene.seen(TWO, DamageTaken.class))
          .containsExactly(new DamageTaken(card("uss-armstrong"), 3, damage + 3));
    }
  }

  @Rule({"DB-D-09", "DB-EFF-15"})
  @Test
  void whatLiesInTheDiscardIsTrashedAsAPriceAndNeverDiscarded() {
    Selector discard = Selector.all(Zone.DISCARD);
    Scene scene = Given.exploration(2).discard(ONE, "c1").scene();
    assertThat(payable(scene, new Price.TrashCards(discard, Amount.of(1)))).isTrue();
    assertThat(payable(scene, new Price.DiscardCards(discard, Amount.of(1)))).isFalse();
  }

  @Rule({"DB-D-09", "DB-TRN-08"})
  @Test
  void severalPricesArePayableTogetherAndXpOnTheOwnTurnAlone() {
    Scene scene = Given.exploration(2).hand(ONE, "c1", "c2").xp(3).scene();
    Price xp = new Price.Xp(Amount.of(2));
    Price one = new Price.DiscardCards(HAND, Amount.of(1));
    Price two = new Price.DiscardCards(HAND, Amount.of(2));
    assertThat(payable(scene, xp, two)).isTrue();
    assertThat(payable(scene, xp, xp)).isFalse();
    assertThat(payable(scene, two, one)).isFalse();
    assertThat(payable(scene, one, one)).isTrue();
    assertThat(payable(scene, one, one, one)).isFalse();
    assertThat(payable(scene, one, new Price.TrashCards(HAND, Amount.of(1)))).isTrue();
    assertThat(
            Payments.payable(
                scene.state(), Bindings.of(TWO, card("iks-karok")), ImmutableList.of(xp)))
        .isFalse();
  }

  @Rule({"DB-EFF-10", "DB-MIS-06", "DB-D-09"})
  @Test
  void aGoalWithAPriceIsMetByWhoCanPayAndIsPaidBeforeTheReward() {
    CompleteMission complete = new CompleteMission(ONE, card("toll"));
    toll(1).rejects(complete, "DB-MIS-05");
    Scene scene = toll(3).does(complete, pick("c2"));
    assertThat(scene.area(ONE).points()).containsExactly(card("toll"));
    assertThat(scene.hand(ONE)).containsExactly("c1");
    assertThat(scene.tally(ONE).xp()).isEqualTo(3 - 2 + 5);
    assertThat(scene.phase()).isEqualTo(new ActionPhase(ONE));
  }

  @Rule({"DB-X-19", "DB-EFF-09", "DB-D-43", "DB-FOR-05"})
  @Test
  void discountsAddUpAndAreUsedUpByTheNextGainThatFits() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "haggler", "mimic")
            .slots("man", "c3", "c3", "c4", "c4", "c5", "c5", "c6", "c6")
            .xp(3)
            .scene()
            .does(new PlayCard(ONE, card("haggler")), new PlayCard(ONE, card("mimic")));
    assertThat(scene.tally(ONE).discounts()).hasSize(2);
    Scene maneuver = scene.does(new GainSlot(ONE, 0));
    assertThat(maneuver.tally(ONE).xp()).isEqualTo(1);
    assertThat(maneuver.tally(ONE).discounts()).hasSize(2);
    Scene free = maneuver.does(new GainSlot(ONE, 1));
    assertThat(free.tally(ONE).xp()).isEqualTo(1);
    assertThat(free.tally(ONE).discounts()).isEmpty();
    free.rejects(new GainSlot(ONE, 2), "DB-FOR-05");
  }

  @Rule({"DB-EFF-09", "DB-D-43"})
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"''|2", ", 'uses': 1|2", ", 'uses': 2|4", ", 'uses': 'ALL'|6"})
  void aDiscountIsForTheNextGainUnlessItSaysMore(String uses, int saved) {
    String discount = "[{'op': 'DISCOUNT', 'sel': {'type': 'CHARACTER'}, 'amount': 2" + uses + "}]";
    CardSet cards = Sets.with(Given.SMALL, "haggler", "onPlay", discount.replace('\'', '"'));
    Scene scene =
        Given.config(2, config -> config.cardSet(cards))
            .hand(ONE, "haggler")
            .slots("c3", "c3", "c3")
            .xp(9)
            .scene()
            .does(new PlayCard(ONE, card("haggler")));
    for (int slot = 0; slot < 3; slot++) {
      scene = scene.does(new GainSlot(ONE, slot));
    }
    assertThat(scene.tally(ONE).xp()).isEqualTo(saved);
  }

  @Rule("DB-EFF-09")
  @ParameterizedTest
  @CsvSource({"BASIC_PILES, true, false", "SEARCH_AREA, false, true", "STARBASE, true, true"})
  void aDiscountIsForThePartOfTheStarbaseThatItNames(String zone, boolean basic, boolean slot) {
    String all = "'sel': {'zone': '" + zone + "'}, 'amount': ";
    String discount = "[{'op': 'DISCOUNT', " + all + "1}]";
    String cost = "[{'zone': 'BRIDGE', 'modifier': {'op': 'COST', " + all + "-1}}]";
    CardSet once = Sets.with(Given.SMALL, "haggler", "onPlay", discount.replace('\'', '"'));
    CardSet both = Sets.with(once, "haggler", "statics", cost.replace('\'', '"'));
    Scene scene =
        Given.config(2, config -> config.cardSet(both))
            .hand(ONE, "haggler")
            .slots("c3")
            .xp(9)
            .scene()
            .does(new PlayCard(ONE, card("haggler")));
    Scene basics = scene.does(new GainBasic(ONE, Basic.LIEUTENANT));
    assertThat(basics.tally(ONE).xp()).isEqualTo(basic ? 8 : 6);
    Scene slots = scene.does(new GainSlot(ONE, 0));
    assertThat(slots.tally(ONE).xp()).isEqualTo(slot ? 8 : 6);
  }

  @Rule({"DB-EFF-09", "DB-D-43"})
  @Test
  void aDiscountIsUsedUpEvenIfPartOfItIsWasted() {
    Discount three =
        new Discount(Selector.all(Zone.THIS).in(Optional.empty()), 3, 1, Until.TURN_END);
    Scene scene =
        Given.exploration(2)
            .slots("c1", "c3")
            .tally(ONE, tally -> tally.withDiscounts(ImmutableList.of(three)))
            .scene()
            .does(new GainSlot(ONE, 0));
    assertThat(scene.tally(ONE).discounts()).isEmpty();
    scene.rejects(new GainSlot(ONE, 1), "DB-FOR-05");
  }

  @Rule({"DB-EFF-09", "DB-D-43"})
  @Test
  void aDiscountIsForAsManyGainsAsItSays() {
    Discount twice =
        new Discount(Selector.all(Zone.THIS).in(Optional.empty()), 9, 2, Until.TURN_END);
    Scene scene =
        Given.exploration(2)
            .slots("c1", "c3", "c3")
            .tally(ONE, tally -> tally.withDiscounts(ImmutableList.of(twice)))
            .scene()
            .does(new GainSlot(ONE, 0), new GainSlot(ONE, 1));
    assertThat(scene.tally(ONE).discounts()).isEmpty();
    scene.rejects(new GainSlot(ONE, 2), "DB-FOR-05");
  }

  @Rule("DB-DMG-08")
  @Test
  void preventionIsKeptForTheDamageToCome() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "guardian")
            .scene()
            .does(new PlayCard(ONE, card("guardian")));
    assertThat(scene.tally(ONE).preventions())
        .containsExactly(new Prevention(2, Until.TURN_END), new Prevention(-1, Until.BATTLE_END));
  }

  /** A face-up Mission that costs 2 XP and a card of the Hand, and so many XP. */
  private static Scene toll(int xp) {
    DeckbuilderState state =
        Given.exploration(2).hand(ONE, "c1", "c2").space("toll").xp(xp).state();
    Tally tally = state.table().tally(ONE).withExplorations(2);
    return Scene.at(state.with(ONE, tally)).does(new Explore(ONE));
  }

  private static boolean payable(Scene scene, Price... prices) {
    return Payments.payable(
        scene.state(), Bindings.of(ONE, card("uss-armstrong")), ImmutableList.copyOf(prices));
  }

  private static Choose pick(String id) {
    return new Choose(ONE, new Answer.Card(card(id)));
  }
}
