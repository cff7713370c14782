package io.stardeck.deckbuilder.word;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.Pass;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.event.CardEvent.CardsRevealed;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.BattlePlay;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.window.Gathering;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Cards of the standard set whose effects are known of the published game. */
class PublishedCardsTest {
  private static final CardSet STANDARD = CardSets.standard();

  @Rule("DB-CARD-13")
  @Test
  void warpSpeedDrawsACardOnlyForOneThatIsDiscarded() {
    Given given = given(2).hand(ONE, "warp-speed").deck(ONE, "phasers", "tricorder");
    Scene empty = given.scene().does(play("warp-speed"));
    if (!empty.options(ONE).isEmpty()) {
      empty = empty.does(choose(Answer.YES));
    }
    assertThat(empty.hand(ONE)).isEmpty();
    Scene scene = given.hand(ONE, "ensign").scene().does(play("warp-speed"), choose(Answer.YES));
    assertThat(scene.hand(ONE)).containsExactly("phasers");
    assertThat(scene.ids(scene.area(ONE).discard())).containsExactly("ensign");
  }

  @Rule("DB-CARD-12")
  @Test
  void natashaYarUpgradesAManeuverOfHandOrBridgeToAManeuver() {
    Scene scene =
        given(2)
            .hand(ONE, "natasha-yar", "evasive-maneuvers", "tricorder")
            .bridge(ONE, "phasers")
            .slots("glancing-salvo", "duty-roster", "broadside-pattern")
            .scene()
            .does(play("natasha-yar"));
    assertThat(upgrades(scene))
        .contains("evasive-maneuvers to glancing-salvo", "phasers to glancing-salvo", "none")
        .doesNotContain("phasers to ensign", "phasers to broadside-pattern")
        .allMatch(pair -> !pair.startsWith("tricorder"));
    scene = scene.does(choose(new Answer.Upgrade(card("phasers"), card("glancing-salvo"))));
    assertThat(scene.ids(scene.area(ONE).bridge())).containsExactly("natasha-yar");
    assertThat(scene.ids(scene.area(ONE).discard())).containsExactly("glancing-salvo");
  }

  @Rule("DB-CARD-12")
  @Test
  void worfUpgradesAManeuverOrSetupToAnotherThatComesToTheHand() {
    Scene scene =
        given(2)
            .hand(ONE, "worf", "ensign")
            .bridge(ONE, "duty-roster")
            .slots("hard-about", "requisition", "wesley-crusher", "feint-and-fire")
            .scene()
            .does(play("worf"));
    assertThat(upgrades(scene))
        .contains(
            "duty-roster to hard-about",
            "duty-roster to requisition",
            "duty-roster to feint-and-fire",
            "none")
        .doesNotContain("duty-roster to wesley-crusher", "duty-roster to commander")
        .allMatch(pair -> !pair.startsWith("ensign"));
    scene = scene.does(choose(new Answer.Upgrade(card("duty-roster"), card("requisition"))));
    assertThat(scene.hand(ONE)).containsExactly("ensign", "requisition");
  }

  @Rule("DB-CARD-12")
  @Test
  void wesleyCrusherIsUpgradedOnTheTurnOfThePlayerAlone() {
    Scene own = given(2).hand(ONE, "wesley-crusher").slots("data").scene();
    assertThat(upgrades(own.does(play("wesley-crusher"))))
        .contains("none", "wesley-crusher to data");
    PlayCard inWar = new PlayCard(TWO, card("wesley-crusher"));
    Scene war =
        given(2)
            .hand(TWO, "wesley-crusher")
            .slots("data")
            .space("war")
            .scene()
            .does(new Explore(ONE), new Pass(ONE), inWar);
    assertThat(war.phase()).isEqualTo(new BattlePlay(ONE, 0));
    assertThat(war.ids(war.area(TWO).bridge())).containsExactly("wesley-crusher");
  }

  @Rule("DB-CARD-12")
  @Test
  void whoGuessesWrongMayBeShownTheHandOfWilliamRikersPlayerWhoThenDrawsTwo() {
    Scene asked =
        given(2)
            .hand(ONE, "william-riker", "ensign")
            .deck(ONE, "phasers", "tricorder")
            .scene()
            .does(play("william-riker"), choose(new Answer.Name("Data")));
    Scene wrong = asked.does(new Choose(TWO, Answer.YES));
    Scene shown = wrong.does(choose(Answer.YES));
    assertThat(shown.seen(TWO, CardsRevealed.class))
        .containsExactly(new CardsRevealed(ONE, ImmutableList.of(card("ensign"))));
    assertThat(shown.hand(ONE)).containsExactly("ensign", "phasers", "tricorder");
    assertThat(wrong.does(choose(Answer.NONE)).hand(ONE)).containsExactly("ensign");
    assertThat(asked.does(new Choose(TWO, Answer.NONE)).hand(ONE)).containsExactly("ensign");
  }

  @Rule({"DB-CARD-12", "DB-PLR-11"})
  @Test
  void durasPutsACardOnTheDeckOfAnyOtherPlayer() {
    Scene scene =
        Given.config(3, config -> config.scenario(Scenario.BORG_INVASION).cardSet(STANDARD))
            .phases(new TeamAction(ONE, Gathering.of(Seat.first(3))))
            .hand(ONE, "duras", "ensign", "borg")
            .scene()
            .does(play("duras"), choose(new Answer.Branch(1)));
    assertThat(scene.options(ONE))
        .containsExactly(new Answer.Player(TWO), new Answer.Player(THREE));
    scene = scene.does(choose(new Answer.Player(THREE)), choose(new Answer.Card(card("borg"))));
    assertThat(scene.hand(ONE)).containsExactly("ensign");
    assertThat(scene.ids(scene.state().deck(THREE)).get(0)).isEqualTo("borg");
  }

  /** What seat 1 may upgrade to what. */
  private static ImmutableList<String> upgrades(Scene scene) {
    ImmutableList.Builder<String> pairs = ImmutableList.builder();
    for (Answer option : scene.options(ONE)) {
      pairs.add(
          option instanceof Answer.Upgrade pair
              ? String.join(" to ", scene.ids(ImmutableList.of(pair.trashed(), pair.gained())))
              : "none");
    }
    return pairs.build();
  }

  private static Given given(int players) {
    return Given.config(players, config -> config.cardSet(STANDARD));
  }

  private static CardId card(String id) {
    return CardId.of(STANDARD.firstCopy(STANDARD.card(id)));
  }

  private static PlayCard play(String id) {
    return new PlayCard(ONE, card(id));
  }

  private static Choose choose(Answer option) {
    return new Choose(ONE, option);
  }
}
