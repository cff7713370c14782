package io.stardeck.b5.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.CardSets;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.engine.testkit.Rule;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What stands on the cards, in words. */
class CardTextTest {
  @Test
  void conflictTellsWhatItBringsAndAgainstWhom() {
    assertThat(text("stop-hostilities"))
        .isEqualTo(
            """
            Stop Hostilities: Conflict of Diplomacy
              If won: the initiator gains 1 influence; each of your tensions -1; by 5 or more: \
            all your wars end\
            """);
    assertThat(text("border-raid"))
        .contains("At most one fleet of each of the two takes part, and nothing else");
    assertThat(text("test-their-mettle"))
        .contains("Against a target faction", "the target loses 1 influence");
  }

  @Test
  void effectTellsItsCostItsChoiceAndItsAmount() {
    assertThat(text("peace-in-our-time"))
        .contains("Always: power +(one for each 3 of the influence of Babylon 5)")
        .contains("Action: apply 10 plus the fleets of the chosen race; choose any tension");
  }

  @Rule("B5-W-09")
  @Test
  void anAftermathThatStaysTellsOnWhichCard() {
    assertThat(text("united-front"))
        .contains("When played: this card stays on your ambassador")
        .endsWith("counts +3 in support with Diplomacy, where you are the initiator");
    assertThat(text("hunted"))
        .contains(
            "choose a participating card of another faction; this card stays on the chosen card");
  }

  /** Defaults too are told; what is over with the deed has no duration. */
  @Rule({"B5-EFF-03", "B5-W-30"})
  @Test
  void effectTellsHowLongItHolds() {
    assertThat(text("popular-support"))
        .endsWith("Destiny marks on your cards), until the turn ends");
    assertThat(text("balance")).endsWith("until the turn ends");
    assertThat(text("the-price-of-power")).endsWith("until the turn ends");
    assertThat(text("mars-colony")).endsWith("Diplomacy +2, while it stays rotated");
    assertThat(text("dishonor")).endsWith("for good");
    assertThat(text("stephen-franklin")).contains("loses all damage").doesNotContain("turn ends");
    assertThat(text("medical-assistance"))
        .endsWith("as in the Inner Circle until it is turned face up");
    assertThat(text("affirm-alliance")).doesNotContain("until", "while");
    assertThat(text("knowledge-is-power")).doesNotContain("while");
  }

  @Test
  void whatIsLessIsToldAsLess() {
    assertThat(text("lyta-alexander"))
        .contains("this card costs you less by the Vorlon marks on your cards");
    assertThat(text("drigo")).contains("an enhancement on this card costs you 2 less");
    assertThat(text("khamak")).contains("the next Narn character costs you 2 less");
    assertThat(text("psi-bodyguard")).contains("takes 2 less damage in attacks");
    assertThat(text("personal-sacrifice")).contains("is neutralised by 2 less damage");
    assertThat(text("supplement-security")).contains("is neutralised by 2 more damage");
    assertThat(text("kalain"))
        .contains("deals 2 more damage against a Human fleet when it attacks");
    assertThat(text("michael-garibaldi"))
        .contains("more damage by the Intrigue of this card when it is attacked with Intrigue");
    assertThat(text("retribution")).contains("takes as much damage as");
    assertThat(text("rise-to-power")).contains("you gain as much influence as the marks purged");
  }

  /** Whose cards are counted or asked for, and who it was that won, lost or took part. */
  @Rule({"B5-W-01", "B5-W-07", "B5-W-08", "B5-W-46"})
  @Test
  void whatIsCountedOrAskedForIsToldInFull() {
    assertThat(text("prophecy")).contains("Only if a seeress card of yours is in play");
    assertThat(text("retribution"))
        .contains("Condition: you won a conflict")
        .contains("as much damage as the members of your Inner Circle that are not neutralised");
    assertThat(text("for-the-good-of-all"))
        .contains("your characters and fleets neutralised this turn");
    assertThat(text("never-again")).contains("ready fleets with a printed Military of 5 or more");
    assertThat(text("rivalry"))
        .contains("Condition: a card took part in a conflict of Diplomacy")
        .contains("an Inner Circle of 3 or more");
    assertThat(text("refugees")).contains("Condition: another faction won a war conflict");
    assertThat(text("assigning-blame")).contains("Condition: somebody lost a conflict");
    assertThat(text("war-hero"))
        .contains("you won a conflict of Military and a location was captured by it");
  }

  @Rule({"B5-SPN-08", "B5-REL-03"})
  @Test
  void cardTellsWhetherThereMayBeSeveralAndWhatAWarNeeds() {
    assertThat(text("narn-agent")).endsWith("Narn, multiple");
    assertThat(text("kodath")).doesNotContain("multiple");
    assertThat(text("declaration-of-war"))
        .contains("war with the chosen faction, if your tension toward it is 5");
  }

  @Test
  void everyWordHasASentence() {
    Stream<Class<?>> words =
        Stream.of(Operation.class, Condition.class, Amount.class, Cost.class, Choice.class)
            .flatMap(CardTextTest::leaves);
    assertThat(WordText.words()).containsAll(words.toList());
  }

  @Test
  void everyCardOfTheShippedSetsCanBeExplained() {
    Stream.of(CardSets.starter(), CardSets.training())
        .flatMap(set -> set.cards().stream())
        .forEach(
            card ->
                assertThat(CardText.of(card))
                    .as(card.id())
                    .doesNotContain("Optional", "Amount", "[", "null"));
  }

  private static Stream<Class<?>> leaves(Class<?> family) {
    return family.isSealed()
        ? Arrays.stream(family.getPermittedSubclasses()).flatMap(CardTextTest::leaves)
        : Stream.of(family);
  }

  private static String text(String id) {
    CardDef card =
        CardSets.starter().cards().stream()
            .filter(each -> each.id().equals(id))
            .findFirst()
            .orElseThrow();
    return CardText.of(card);
  }
}
