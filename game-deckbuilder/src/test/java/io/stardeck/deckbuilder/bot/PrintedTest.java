package io.stardeck.deckbuilder.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.ImmutableCardDef;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Family;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What follows from a card is reckoned once. */
class PrintedTest {
  @Test
  void isReckonedOnceForEachOfManyCards() {
    List<CardDef> cards = new ArrayList<>();
    List<Printed> first = new ArrayList<>();
    for (int number = 0; number < 3_000; number++) {
      cards.add(card(number));
      first.add(Printed.of(cards.get(number)));
    }
    assertThat(first).doesNotHaveDuplicates();
    IntStream.range(0, cards.size())
        .parallel()
        .forEach(number -> assertThat(Printed.of(cards.get(number))).isSameAs(first.get(number)));
  }

  @Test
  void cardThatNobodyHoldsIsForgotten() throws InterruptedException {
    WeakReference<CardDef> gone = asked();
    for (int time = 0; time < 100 && !gone.refersTo(null); time++) {
      System.gc();
      Thread.sleep(20);
    }
    assertThat(gone.refersTo(null)).isTrue();
  }

  private static WeakReference<CardDef> asked() {
    CardDef card = card(1);
    assertThat(Printed.of(card)).isNotNull();
    return new WeakReference<>(card);
  }

  private static CardDef card(int number) {
    return ImmutableCardDef.builder()
        .id("card-" + number)
        .name("Card")
        .type(CardType.CHARACTER)
        .family(Family.values()[0])
        .count(1)
        .build();
  }
}
