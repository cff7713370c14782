package io.stardeck.deckbuilder.word;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

class TrashAndGainTest {
  private static final String[] SLOTS = {"c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9"};

  @Rule({"DB-EFF-12", "DB-GEN-09", "DB-EFF-22"})
  @Test
  void eachTrashedCardGoesWhereItCameFrom() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "scrapper", "tricorder", "lieutenant", "man")
            .scene()
            .does(new PlayCard(ONE, card("scrapper")));
    assertThat(scene.options(ONE)).startsWith(Answer.NONE).hasSize(4);
    Scene starter = scene.does(pick("tricorder"));
    assertThat(starter.state().table().removed()).contains(card("tricorder"));
    Scene basic = starter.does(pick("lieutenant"));
    assertThat(basic.state().table().starbase().pile(Basic.LIEUTENANT).top())
        .isEqualTo(card("lieutenant"));
    assertThat(basic.hand(ONE)).containsExactly("man");
    Scene blue = scene.does(pick("man"), new Choose(ONE, Answer.NONE));
    assertThat(blue.state().table().starbase().discard()).containsExactly(card("man"));
    assertThat(blue.hand(ONE)).containsExactly("tricorder", "lieutenant");
    assertThat(blue.area(ONE).discard()).isEmpty();
  }

  @Rule({"DB-D-44", "DB-EFF-12"})
  @Test
  void aTrashedSpaceCardIsRemovedFromTheGame() {
    CardSet set =
        Sets.with(
            Given.SMALL,
            "scrapper",
            "onPlay",
            "[{\"op\":\"TRASH\",\"sel\":{\"zone\":[\"POINTS\",\"MISSION_AREA\"]},\"n\":2}]");
    Scene scene =
        Given.config(2, config -> config.cardSet(set))
            .hand(ONE, "scrapper")
            .points(ONE, "p0")
            .space("m0")
            .scene()
            .does(new Explore(ONE), new PlayCard(ONE, card("scrapper")), pick("p0"));
    assertThat(scene.state().table().removed()).contains(card("p0"), card("m0"));
    assertThat(scene.area(ONE).points()).isEmpty();
  }

  @Rule({"DB-GEN-10", "DB-EFF-22"})
  @Test
  void anOptionalTrashIsAskedThoughNoneMayBeChosen() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "scrapper", "c1")
            .scene()
            .does(new PlayCard(ONE, card("scrapper")), new Choose(ONE, Answer.NONE));
    assertThat(scene.hand(ONE)).containsExactly("c1");
  }

  @Rule({"DB-EFF-12", "DB-SBS-06", "DB-EFF-16"})
  @Test
  void cardsAreTrashedFromBridgeDiscardAndSlotsAndTheSlotsAreFilledInTheEnd() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "wrecker")
            .bridge(ONE, "ensign")
            .discard(ONE, "phasers")
            .slots(SLOTS)
            .starbase("man")
            .scene()
            .does(new PlayCard(ONE, card("wrecker")));
    assertThat(scene.options(ONE)).doesNotContain(new Answer.Card(card("uss-armstrong")));
    Scene emptied = scene.does(pick("c3"));
    assertThat(emptied.state().table().starbase().slots().get(2)).isEqualTo(Slot.EMPTY);
    Scene done = emptied.does(pick("ensign"), pick("phasers"));
    assertThat(done.state().table().starbase().slots().get(2)).isEqualTo(Slot.of(card("man")));
    assertThat(done.state().table().starbase().discard()).containsExactly(card("c3"));
    assertThat(done.state().table().starbase().pile(Basic.ENSIGN).top()).isEqualTo(card("ensign"));
    assertThat(done.state().table().removed()).contains(card("phasers"));
    assertThat(done.ids(done.area(ONE).bridge())).containsExactly("wrecker");
  }

  @Rule({"DB-EFF-08", "DB-SBS-07", "DB-SBS-06", "DB-ACT-09", "DB-D-20"})
  @Test
  void cardsAreGainedWithoutXpFromSlotsAndPiles() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "patron")
            .slots("c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "wormhole")
            .starbase("man")
            .xp(2)
            .scene()
            .does(new PlayCard(ONE, card("patron")));
    assertThat(scene.options(ONE))
        .containsExactly(
            Answer.NONE,
            new Answer.Card(card("c1")),
            new Answer.Card(card("c2")),
            new Answer.Card(card("c3")),
            new Answer.Card(card("ensign")),
            new Answer.Card(card("lieutenant")));
    Scene one = scene.does(pick("c2"));
    assertThat(one.state().table().starbase().slots().get(1))
        .as("filled when all are gained")
        .isEqualTo(Slot.EMPTY);
    Scene gained = one.does(pick("ensign"));
    assertThat(gained.hand(ONE)).containsExactly("c2", "ensign");
    assertThat(gained.tally(ONE).xp()).isEqualTo(2);
    assertThat(gained.state().table().starbase().slots().get(1)).isEqualTo(Slot.of(card("man")));
    assertThat(gained.state().table().starbase().pile(Basic.ENSIGN).size()).isEqualTo(19);
  }

  @Rule({"DB-PLR-10", "DB-EFF-08"})
  @Test
  void aCardThatIsGainedToTheBridgeIsNotPlayed() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "drafter")
            .bridge(ONE, "veteran")
            .slots("man", "medic", "c1", "c1", "c1", "c2", "c2", "c2", "c3")
            .damage(ONE, 3)
            .scene()
            .does(new PlayCard(ONE, card("drafter")));
    Scene medic = scene.does(pick("medic"));
    assertThat(medic.area(ONE).flagship().orElseThrow().damage()).isEqualTo(3);
    assertThat(medic.ids(medic.area(ONE).bridge())).containsExactly("veteran", "drafter", "medic");
    assertThat(medic.total(ONE, Stat.DIPLOMACY)).isEqualTo(4);
    assertThat(scene.does(pick("man")).tally(ONE).xp()).isZero();
  }

  @Rule({"DB-EFF-15", "DB-D-09"})
  @Test
  void asManyAreDiscardedAsWereCountedInTheBeginning() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "sweeper", "c1", "c2")
            .bridge(ONE, "phasers")
            .scene()
            .does(new PlayCard(ONE, card("sweeper")));
    assertThat(scene.options(ONE)).doesNotContain(new Answer.Card(card("uss-armstrong")));
    Scene done = scene.does(pick("c1"), pick("phasers"));
    assertThat(done.phase()).isEqualTo(new ActionPhase(ONE));
    assertThat(done.ids(done.area(ONE).discard())).containsExactly("c1", "phasers");
    assertThat(done.hand(ONE)).containsExactly("c2");
    assertThat(done.state().table().removed()).doesNotContain(card("phasers"));
    assertThat(done.hand(TWO)).isEmpty();
  }

  private static Choose pick(String id) {
    return new Choose(ONE, new Answer.Card(card(id)));
  }
}
