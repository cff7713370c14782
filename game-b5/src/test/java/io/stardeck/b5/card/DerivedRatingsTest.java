package io.stardeck.b5.card;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The ratings of the characters of the starter decks, as 8.7 of the catalogue sets them. */
final class DerivedRatingsTest {
  private static final ImmutableList<Ability> ORDER =
      ImmutableList.of(Ability.DIPLOMACY, Ability.INTRIGUE, Ability.PSI, Ability.LEADERSHIP);

  @Rule({"B5-W-40", "B5-W-41", "B5-W-42", "B5-W-43", "B5-D-76"})
  @ParameterizedTest
  @ValueSource(
      strings = {
        "jeffrey-sinclair 3/2/0/5",
        "londo-mollari 4/4/0/2",
        "delenn 5/3/0/2",
        "gkar 3/4/0/3",
        "frederick-lantz 3/3/0/4",
        "adira-tyree 0/3/0/0",
        "ashan 3/1/0/0",
        "jadoc 1/3/0/0",
        "general-hague 2/2/0/6",
        "carn-mollari 2/1/0/1",
        "draal 3/2/0/0",
        "khamak 6/5/0/0",
        "human-agent 0/3/0/0",
        "centauri-agent 1/2/0/1",
        "hedronn 3/1/0/4",
        "kodath 1/1/0/0",
        "human-aide 2/1/0/1",
        "centauri-aide 2/1/0/0",
        "kalain 1/3/0/6",
        "nakal 0/1/0/5",
        "human-captain 1/0/0/2",
        "centauri-captain 0/1/0/2",
        "lennier 1/2/0/0",
        "natoth 1/3/0/0",
        "lyta-alexander 1/1/5/0",
        "drigo 3/4/0/0",
        "minbari-agent 0/3/0/0",
        "narn-agent 0/3/0/0",
        "miagi-hidoshi 4/1/0/0",
        "lady-morella 5/1/2/0",
        "minbari-aide 3/1/0/0",
        "narn-aide 2/1/0/0",
        "michael-garibaldi 1/4/0/1",
        "urza-jaddo 4/4/0/4",
        "minbari-captain 1/0/0/2",
        "narn-captain 1/0/0/3",
        "stephen-franklin 3/0/0/0",
        "vir-cotto 2/0/0/0",
        "minbari-telepath 0/1/5/0",
        "ngrath 0/4/0/0",
        "susan-ivanova 1/1/0/2",
        "shal-mayan 4/0/0/0",
        "talon 1/2/0/2",
        "talia-winters 2/0/5/0"
      })
  void eachCharacterHasTheRatingsOfItsBudget(String row) {
    String[] parts = row.split("[ /]");
    CardDef card = CardSets.starter().card(parts[0]);
    int sum = 0;
    for (int i = 0; i < ORDER.size(); i++) {
      int rating = Integer.parseInt(parts[i + 1]);
      assertThat(card.printed(ORDER.get(i))).as(row).isEqualTo(rating);
      assertThat(rating).isLessThanOrEqualTo(card.kind() == Kind.AMBASSADOR ? 5 : 7);
      sum += rating;
    }
    assertThat(card.derived()).isEqualTo(!parts[0].equals("adira-tyree"));
    int budget = card.kind() == Kind.AMBASSADOR ? 10 : card.cost() + Math.max(0, card.cost() - 8);
    if (parts[0].equals("ngrath")) {
      assertThat(sum).isEqualTo(4);
    } else {
      assertThat(budget - sum).as("price of the text of %s", parts[0]).isBetween(-1, 3);
    }
  }

  @Rule("B5-W-40")
  @Test
  void noOtherCharacterIsInTheSet() {
    assertThat(CardSets.starter().cards().stream().filter(card -> card.kind().isCharacter()))
        .hasSize(44);
  }
}
