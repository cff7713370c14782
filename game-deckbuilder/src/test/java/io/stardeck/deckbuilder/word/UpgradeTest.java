package io.stardeck.deckbuilder.word;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

class UpgradeTest {
  private static final String[] SLOTS = {"c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9"};

  @Rule({"DB-X-18", "DB-EFF-13", "DB-FOR-09", "DB-D-12"})
  @Test
  void exactlyTheSumOfTheCostsIsOffered() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "refit", "c2")
            .slots("c1", "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8")
            .starbase("man")
            .scene()
            .does(new PlayCard(ONE, card("refit")));
    CardId trashed = card("c2");
    assertThat(scene.options(ONE))
        .containsExactly(
            new Answer.Upgrade(trashed, card("c5")),
            new Answer.Upgrade(trashed, card("commander")));
    scene
        .rejects(new Choose(ONE, new Answer.Upgrade(trashed, card("c4"))), "DB-GEN-03")
        .rejects(new Choose(ONE, new Answer.Upgrade(trashed, card("c6"))), "DB-GEN-03");
    Scene done = scene.does(new Choose(ONE, new Answer.Upgrade(trashed, card("c5"))));
    assertThat(done.ids(done.area(ONE).discard())).containsExactly("c5");
    assertThat(done.state().table().starbase().discard()).containsExactly(trashed);
    assertThat(done.state().table().starbase().slots().get(5)).isEqualTo(Slot.of(card("man")));
    assertThat(done.tally(ONE).xp()).isZero();
  }

  @Rule({"DB-X-18", "DB-FOR-09", "DB-D-12"})
  @Test
  void withUpToLessIsOfferedToo() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "overhaul", "c2")
            .slots(SLOTS)
            .scene()
            .does(new PlayCard(ONE, card("overhaul")));
    CardId trashed = card("c2");
    assertThat(scene.options(ONE))
        .contains(
            Answer.NONE,
            new Answer.Upgrade(trashed, card("c4")),
            new Answer.Upgrade(trashed, card("c5")))
        .doesNotContain(new Answer.Upgrade(trashed, card("c6")));
  }

  @Rule({"DB-X-36", "DB-EFF-13"})
  @Test
  void aLieutenantBecomesACommanderOrACardOfTheSameCost() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "promoter", "lieutenant")
            .slots("c4", "c5", "c5", "c7", "c1", "c1", "c1", "c2", "c2")
            .scene()
            .does(new PlayCard(ONE, card("promoter")));
    CardId trashed = card("lieutenant");
    assertThat(scene.options(ONE))
        .containsExactly(
            new Answer.Upgrade(trashed, card("c5", 0)),
            new Answer.Upgrade(trashed, card("c5", 1)),
            new Answer.Upgrade(trashed, card("commander")));
    Scene done = scene.does(new Choose(ONE, new Answer.Upgrade(trashed, card("commander"))));
    assertThat(done.hand(ONE)).containsExactly("commander");
    assertThat(done.state().table().starbase().pile(Basic.LIEUTENANT).top()).isEqualTo(trashed);
  }

  @Rule({"DB-EFF-13", "DB-FOR-09", "DB-D-12", "DB-EFF-08"})
  @Test
  void aCardWithoutCostCountsNothingAndAFixedCostBindsTheGainAlone() {
    Scene none =
        Given.exploration(2)
            .hand(ONE, "refit", "phasers")
            .slots(SLOTS)
            .scene()
            .does(new PlayCard(ONE, card("refit")));
    assertThat(none.options(ONE))
        .containsExactly(
            new Answer.Upgrade(card("phasers"), card("c3")),
            new Answer.Upgrade(card("phasers"), card("lieutenant")));
    Scene fixed =
        Given.exploration(2)
            .hand(ONE, "refounder", "c9")
            .slots("c1", "c4", "c4", "c5", "c5", "c6", "c6", "c7", "wormhole")
            .scene()
            .does(new PlayCard(ONE, card("refounder")));
    assertThat(fixed.options(ONE))
        .as("a card without a cost cannot be gained")
        .containsExactly(
            new Answer.Upgrade(card("c9"), card("c1")),
            new Answer.Upgrade(card("c9"), card("ensign")),
            new Answer.Upgrade(card("c9"), card("lieutenant")));
  }

  @Rule({"DB-EFF-13", "DB-D-12"})
  @Test
  void aTrashedBasicCharacterCountsAsLyingOnItsPile() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "refounder", "ensign")
            .slots("c4", "c4", "c4", "c5", "c5", "c6", "c6", "c7", "c9")
            .scene()
            .does(new PlayCard(ONE, card("refounder")));
    assertThat(scene.options(ONE))
        .containsExactly(
            new Answer.Upgrade(card("ensign"), card("lieutenant")),
            new Answer.Upgrade(card("ensign"), card("ensign")));
    Scene done = scene.does(new Choose(ONE, new Answer.Upgrade(card("ensign"), card("ensign"))));
    assertThat(done.area(ONE).discard()).containsExactly(card("ensign"));
  }

  @Rule({"DB-EFF-13", "DB-EFF-25", "DB-GEN-10"})
  @Test
  void withoutALegalPairNothingHappensAndNobodyElseSeesWhy() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "refit", "c9")
            .slots(SLOTS)
            .scene()
            .does(new PlayCard(ONE, card("refit")))
            .does(new Choose(ONE, Answer.NONE));
    assertThat(scene.phase()).isEqualTo(new ActionPhase(ONE));
    assertThat(scene.hand(ONE)).containsExactly("c9");
  }

  @Rule({"DB-GEN-10", "DB-EFF-13"})
  @Test
  void anOptionalUpgradeIsAskedThoughThereIsNoPair() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "overhaul", "c1")
            .slots("c5", "c5", "c6", "c6", "c7", "c7", "c8", "c8", "c9")
            .scene()
            .does(new PlayCard(ONE, card("overhaul")));
    assertThat(scene.options(ONE)).startsWith(Answer.NONE);
    assertThat(scene.does(new Choose(ONE, Answer.NONE)).hand(ONE)).containsExactly("c1");
  }
}
