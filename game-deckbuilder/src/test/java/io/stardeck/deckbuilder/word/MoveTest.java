package io.stardeck.deckbuilder.word;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.Pass;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.UseEffect;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipDefeated;
import io.stardeck.deckbuilder.event.CardEvent.CardMoved;
import io.stardeck.deckbuilder.event.SpaceEvent.MissionReturned;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Laid;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Bonus;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.ShipWindow;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class MoveTest {
  @Rule("DB-EFF-18")
  @Test
  void aCardOfTheDiscardIsTakenBack() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "salvager", "c1", "c1", "c1", "c2", "c2", "c2")
            .discard(ONE, "c3", "man")
            .scene()
            .does(new PlayCard(ONE, card("salvager")), pick(ONE, "man"));
    assertThat(scene.state().hand(ONE)).hasSize(7).contains(card("man"));
    assertThat(scene.ids(scene.area(ONE).discard())).containsExactly("c3");
  }

  @Rule({"DB-PLR-09", "DB-I-28", "DB-D-70"})
  @Test
  void aCardThatComesBackIsNotPlayedAgainInTheTurn() {
    Given.exploration(2)
        .hand(ONE, "man", "recaller")
        .scene()
        .does(new PlayCard(ONE, card("man")), new PlayCard(ONE, card("recaller")))
        .rejects(new PlayCard(ONE, card("man")), "DB-PLR-09");
  }

  @Rule({"DB-PLR-09", "DB-PLR-11"})
  @Test
  void aCardThatComesToAnotherIsNotPlayedByHimInTheTurn() {
    CardSet cards =
        Sets.with(
            Given.SMALL,
            "c1",
            "onPlay",
            "[{\"op\":\"MOVE\",\"sel\":{\"zone\":\"BRIDGE\",\"owner\":\"EACH_OPPONENT\"},"
                + "\"n\":1,\"to\":\"HAND\",\"toPlayer\":\"SELF\"}]");
    Scene scene =
        Given.config(2, config -> config.cardSet(cards))
            .space("skirmish")
            .hand(ONE, "man")
            .hand(TWO, "c1", "man")
            .scene()
            .does(new Explore(ONE), new PlayCard(ONE, card("man")))
            .does(new PlayCard(TWO, card("c1")), new Pass(ONE));
    assertThat(scene.hand(TWO)).containsExactly("man", "man");
    scene.rejects(new PlayCard(TWO, card("man")), "DB-PLR-09");
    assertThat(scene.legal(TWO)).contains(new PlayCard(TWO, card("man", 1)));
  }

  @Rule({"DB-PLR-11", "DB-VIS-07"})
  @Test
  void aCardGivenToAnotherIsHisAndNobodyElseLearnsWhich() {
    Scene scene =
        Given.exploration(3)
            .hand(ONE, "courier", "c1", "c2")
            .hand(TWO, "c3")
            .scene()
            .does(new PlayCard(ONE, card("courier")));
    assertThat(scene.options(ONE))
        .containsExactly(new Answer.Player(TWO), new Answer.Player(THREE));
    Scene given = scene.does(new Choose(ONE, new Answer.Player(TWO)), pick(ONE, "c2"));
    assertThat(given.hand(TWO)).containsExactly("c3", "c2");
    assertThat(given.hand(ONE)).containsExactly("c1");
    assertThat(given.seen(ONE, CardMoved.class))
        .containsExactly(new CardMoved(TWO, Optional.of(card("c2")), Destination.HAND));
    assertThat(given.seen(THREE, CardMoved.class))
        .containsExactly(new CardMoved(TWO, Optional.empty(), Destination.HAND));
    assertThat(given.rules(CardMoved.class)).containsOnly("DB-PLR-11");
    assertThat(given.view(THREE).zones().known(Places.hand(TWO)).orElseThrow().places())
        .as("it may be among the cards of either")
        .containsExactly(Places.hand(ONE), Places.hand(TWO));
    assertThat(given.phase()).isEqualTo(new ActionPhase(ONE));
  }

  @Rule({"DB-VIS-07", "DB-I-24"})
  @Property(tries = 20)
  void whoDidNotSeeItTakesAnyCardOfTheTwoForTheGivenOne(@ForAll long seed) {
    Scene given =
        Given.exploration(3)
            .hand(ONE, "courier", "c1", "c2")
            .hand(TWO, "c3")
            .scene()
            .does(
                new PlayCard(ONE, card("courier")),
                new Choose(ONE, new Answer.Player(TWO)),
                pick(ONE, "c2"));
    DeckbuilderState anew = Scene.GAME.determinize(given.view(THREE), Chance.seeded(seed));
    assertThat(Scene.GAME.faults(anew)).isEmpty();
    assertThat(Scene.GAME.view(anew, THREE)).isEqualTo(given.view(THREE));
    assertThat(Lists.plusAll(anew.hand(ONE), anew.hand(TWO)))
        .containsExactlyInAnyOrder(card("c1"), card("c2"), card("c3"));
  }

  @Rule("DB-VIS-07")
  @Test
  void aCardPutOnTheDeckIsSeenByItsPlayerAlone() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "stower", "c1", "c2")
            .deck(ONE, "man")
            .scene()
            .does(new PlayCard(ONE, card("stower")), pick(ONE, "c2"));
    assertThat(scene.ids(scene.state().deck(ONE))).containsExactly("c2", "man");
    assertThat(scene.seen(ONE, CardMoved.class))
        .containsExactly(new CardMoved(ONE, Optional.of(card("c2")), Destination.DECK_TOP));
    assertThat(scene.seen(TWO, CardMoved.class))
        .containsExactly(new CardMoved(ONE, Optional.empty(), Destination.DECK_TOP));
    assertThat(scene.rules(CardMoved.class)).as("it stays theirs").containsOnly("DB-EFF-19");
  }

  @Rule("DB-PLR-10")
  @Test
  void anUnplayedCardOnTheBridgeHasItsBarAndNoEffects() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "docker")
            .discard(ONE, "ensign", "set", "man")
            .bridge(ONE, "veteran")
            .scene()
            .does(new PlayCard(ONE, card("docker")));
    assertThat(scene.options(ONE))
        .containsExactly(
            new Answer.Card(card("ensign")),
            new Answer.Card(card("set")),
            new Answer.Card(card("man")));
    assertThat(scene.does(pick(ONE, "man")).tally(ONE).xp())
        .as("what waits for a Maneuver to be played does not act")
        .isZero();
    Scene docked = scene.does(pick(ONE, "ensign"));
    assertThat(docked.tally(ONE).xp()).isZero();
    assertThat(docked.tally(ONE).played()).doesNotContain(card("ensign"));
    assertThat(docked.area(ONE).bridge()).contains(card("ensign"));
  }

  @Rule("DB-PLR-10")
  @Test
  void whatAnUnplayedCardDoesWhereItLiesItDoes() {
    Given given = Given.exploration(2).hand(ONE, "docker").discard(ONE, "bulwark", "engineer");
    Scene scene = given.scene().does(new PlayCard(ONE, card("docker")));
    int before = scene.total(ONE, Stat.DEFENSE);
    assertThat(scene.does(pick(ONE, "bulwark")).total(ONE, Stat.DEFENSE)).isEqualTo(before + 3);
    Scene used = scene.does(pick(ONE, "engineer"), new UseEffect(ONE, card("engineer"), 0));
    assertThat(used.tally(ONE).xp()).isEqualTo(2);
  }

  @Rule({"DB-PLR-10", "DB-BAT-10"})
  @Test
  void noSetupIsPutOnTheBridgeInBattle() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "docker")
            .discard(ONE, "ensign", "set")
            .space("p2")
            .scene()
            .does(new Explore(ONE), new PlayCard(ONE, card("docker")));
    assertThat(scene.phase())
        .as("one card can be put there, nothing is asked")
        .isEqualTo(new ShipWindow(ONE));
    assertThat(scene.area(ONE).bridge()).containsExactly(card("docker"), card("ensign"));
    assertThat(scene.area(ONE).discard()).containsExactly(card("set"));
  }

  @Rule("DB-EFF-19")
  @Test
  void aMissionGoesUnderTheSpaceDeck() {
    DeckbuilderState laid = Given.exploration(2).hand(ONE, "surveyor").space("m0", "m1").state();
    DeckbuilderState state =
        Laid.space(laid, laid.space().subList(2, laid.space().size()))
            .with(
                laid.table()
                    .withMissions(ImmutableList.of(Slot.of(card("m0")), Slot.of(card("m1")))));
    Scene scene = Scene.at(state).does(new PlayCard(ONE, card("surveyor")), pick(ONE, "m1"));
    assertThat(scene.state().table().missions()).containsExactly(Slot.of(card("m0")), Slot.EMPTY);
    assertThat(scene.state().space()).endsWith(card("m1"));
    assertThat(scene.seen(TWO, CardMoved.class)).isEmpty();
    assertThat(scene.seen(TWO, MissionReturned.class))
        .containsExactly(new MissionReturned(card("m1")));
  }

  private static Choose pick(Seat seat, String id) {
    return new Choose(seat, new Answer.Card(card(id)));
  }

  @Rule({"DB-PLR-10", "DB-I-08"})
  @Test
  void nothingComesToTheBridgeOfAPlayerWhoNeitherActsNorFights() {
    CardSet cards = Sets.with(Given.SMALL, "c1", "onPlay", toBridge("\"toPlayer\":\"LEFT\","));
    Given given = Given.config(2, config -> config.cardSet(cards));
    Scene scene = given.hand(ONE, "c1", "man").space("skirmish").scene();
    Scene kept = scene.does(new PlayCard(ONE, card("c1")));
    assertThat(kept.phase()).isEqualTo(new ActionPhase(ONE));
    assertThat(kept.hand(ONE)).containsExactly("man");
    Scene fought = scene.does(new Explore(ONE), new PlayCard(ONE, card("c1")));
    assertThat(fought.options(ONE)).containsExactly(new Answer.Card(card("man")));
    assertThat(fought.does(pick(ONE, "man")).ids(fought.does(pick(ONE, "man")).area(TWO).bridge()))
        .containsExactly("man");
  }

  @Rule({"DB-END-03", "DB-END-04", "DB-I-05"})
  @Test
  void aBridgeIsEmptyAfterTheTurnWhateverADefeatAtItsEndHasBrought() {
    String triggers = "[{\"zone\":\"FLAGSHIP\",\"on\":\"FLAGSHIP_DEFEATED\",\"effects\":%s}]";
    CardSet cards =
        Sets.with(Given.SMALL, "uss-armstrong", "triggers", triggers.formatted(toBridge("")));
    Scene asked =
        Given.config(2, config -> config.cardSet(cards))
            .damage(ONE, 9)
            .deck(ONE, "c1", "c1", "c1", "c1", "c2")
            .tally(
                ONE,
                tally ->
                    tally.withBonuses(ImmutableList.of(new Bonus(Stat.DEFENSE, 5, Until.TURN_END))))
            .scene()
            .does(new EndTurn(ONE));
    Scene scene = asked.does((Choose) asked.legal(ONE).get(0));
    assertThat(scene.area(ONE).bridge()).isEmpty();
    assertThat(scene.area(ONE).discard()).hasSize(1);
    assertThat(scene.state().hand(ONE)).hasSize(4);
  }

  private static String toBridge(String player) {
    return "[{\"op\":\"MOVE\",\"sel\":{\"zone\":\"HAND\"},\"n\":1,"
        + player
        + "\"to\":\"BRIDGE\"}]";
  }

  @Rule({"DB-PLR-09", "DB-DEF-03", "DB-PLR-11"})
  @Test
  void aDefeatFreesWhatIsHisWhoeverHasPlayedIt() {
    // Seat 1 has played "man" and lost it to seat 2, whose flagship falls then.
    CardSet taking =
        Sets.with(
            Given.SMALL,
            "c1",
            "onPlay",
            "[{\"op\":\"MOVE\",\"sel\":{\"zone\":\"BRIDGE\",\"type\":\"MANEUVER\"},"
                + "\"n\":1,\"to\":\"DISCARD\",\"toPlayer\":\"LEFT\"}]");
    CardSet cards =
        Sets.with(
            taking,
            "c2",
            "onPlay",
            "[{\"op\":\"DAMAGE\",\"player\":\"LEFT\",\"amount\":20},"
                + "{\"op\":\"DAMAGE\",\"player\":\"SELF\",\"amount\":1}]");
    Scene scene =
        Given.config(2, config -> config.cardSet(cards))
            .hand(ONE, "man", "c1", "c2")
            .scene()
            .does(new PlayCard(ONE, card("man")), new PlayCard(ONE, card("c1")));
    assertThat(scene.tally(ONE).played()).contains(card("man"));
    Scene fallen = scene.does(new PlayCard(ONE, card("c2")));
    assertThat(fallen.seen(ONE, FlagshipDefeated.class)).hasSize(1);
    assertThat(fallen.tally(ONE).played()).containsExactly(card("c1"), card("c2"));
  }
}
