package io.stardeck.stccg.deck;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.CardSets;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.OutpostDef;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.card.ShipDef;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.Icon;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The decks that come with the game are legal and able to win. */
@Rule({"ST-PRE-06", "ST-D-82"})
class ReadyDecksTest {
  private static final CardSet SET = CardSets.premiere();

  @Test
  void thereAreTwoForEachAffiliationAndAllAreLegal() {
    assertThat(Decklists.ready()).hasSize(6);
    for (Affiliation affiliation : Affiliation.MAJOR) {
      assertThat(
              Decklists.ready().stream().filter(deck -> affiliations(deck).contains(affiliation)))
          .hasSizeGreaterThanOrEqualTo(2);
    }
    for (Decklist deck : Decklists.ready()) {
      assertThat(DeckRules.check(deck, SET, DeckLimits.STANDARD)).as(deck.name()).isEmpty();
    }
  }

  @Test
  void theyLastForTwentySevenTurns() {
    for (Decklist deck : Decklists.ready()) {
      assertThat(cards(deck).filter(card -> card.kind().seed())).hasSizeLessThanOrEqualTo(26);
    }
  }

  @Test
  void theyHaveACrewAndShips() {
    for (Decklist deck : Decklists.ready()) {
      ImmutableSet<Affiliation> own = affiliations(deck);
      assertThat(all(deck, PersonnelDef.class)).hasSizeGreaterThanOrEqualTo(12);
      assertThat(all(deck, PersonnelDef.class).filter(person -> person.icon() == Icon.COMMAND))
          .hasSizeGreaterThanOrEqualTo(3);
      assertThat(all(deck, ShipDef.class).filter(ship -> own.contains(ship.affiliation())))
          .hasSizeGreaterThanOrEqualTo(2);
    }
  }

  @Test
  void theyMayAttemptMissionsWorthTheGoal() {
    for (Decklist deck : Decklists.ready()) {
      ImmutableSet<Affiliation> own = affiliations(deck);
      ImmutableList<MissionDef> missions =
          all(deck, MissionDef.class)
              .filter(mission -> mission.affiliations().stream().anyMatch(own::contains))
              .collect(ImmutableList.toImmutableList());
      assertThat(missions).hasSizeGreaterThanOrEqualTo(4);
      assertThat(missions.stream().mapToInt(MissionDef::points).sum()).isGreaterThanOrEqualTo(150);
    }
  }

  private static ImmutableSet<Affiliation> affiliations(Decklist deck) {
    return all(deck, OutpostDef.class)
        .map(OutpostDef::affiliation)
        .collect(ImmutableSet.toImmutableSet());
  }

  private static <T extends CardDef> Stream<T> all(Decklist deck, Class<T> kind) {
    return cards(deck).filter(kind::isInstance).map(kind::cast);
  }

  private static Stream<CardDef> cards(Decklist deck) {
    return deck.copies().stream().map(SET::card);
  }
}
