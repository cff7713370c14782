package io.stardeck.deckbuilder.word;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.TrashPhase;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TrashByOriginTest {
  @Rule({"DB-PLR-11", "DB-EFF-12", "DB-TRP-02", "DB-TRP-03", "DB-TRP-04"})
  @ParameterizedTest
  @CsvSource({"c1,0", "phasers,1", "ensign,2"})
  void aCardThatWasGivenToAnotherIsTrashedToWhereItComesFrom(String given, int home) {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "courier", given, "c2")
            .scene()
            .does(new PlayCard(ONE, card("courier")), choose(given));
    Scene trashed = scene.does(new EndTurn(ONE), new TrashPhase(TWO, card(given)));
    Table table = trashed.state().table();
    ImmutableList<ImmutableList<CardId>> places =
        ImmutableList.of(
            table.starbase().discard(),
            table.removed(),
            ImmutableList.copyOf(table.starbase().pile(Basic.ENSIGN)));
    for (int place = 0; place < places.size(); place++) {
      assertThat(places.get(place).contains(card(given))).isEqualTo(place == home);
    }
  }

  private static Choose choose(String given) {
    return new Choose(ONE, new Answer.Card(card(given)));
  }
}
