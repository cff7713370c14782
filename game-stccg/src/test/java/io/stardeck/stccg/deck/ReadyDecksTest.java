package io.stardeck.stccg.deck;

import static io.stardeck.stccg.scene.Scene.ONE;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
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
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.internal.value.Staff;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Role;
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
  void theyHaveACrewAndShipsThatItCanFly() {
    for (Decklist deck : Decklists.ready()) {
      assertThat(all(deck, PersonnelDef.class)).hasSizeGreaterThanOrEqualTo(12);
      assertThat(all(deck, PersonnelDef.class).filter(person -> person.icon() == Icon.COMMAND))
          .hasSizeGreaterThanOrEqualTo(3);
      assertThat(all(deck, ShipDef.class).filter(ship -> flown(deck, ship)))
          .as(deck.name())
          .hasSizeGreaterThanOrEqualTo(2);
    }
  }

  /** Whether a ship is played at an outpost of the deck, and its persons can fly it. */
  private static boolean flown(Decklist deck, ShipDef ship) {
    Scene scene = Scene.laid().missions("191");
    CardId there = scene.ship(ONE, ship.id(), 0);
    all(deck, PersonnelDef.class)
        .filter(person -> goes(person.affiliation(), ship.affiliation()))
        .forEach(person -> scene.person(ONE, person.id(), Host.ship(there)));
    return affiliations(deck).contains(ship.affiliation())
        && Staff.missing(scene.state(), scene.ship(there)).isEmpty();
  }

  private static boolean goes(Affiliation person, Affiliation ship) {
    return person == ship || !person.major() || !ship.major();
  }

  @Test
  void theyMayAttemptMissionsWorthTheGoalAndHaveWhoMeetsThem() {
    for (Decklist deck : Decklists.ready()) {
      ImmutableSet<Affiliation> own = affiliations(deck);
      ImmutableList<MissionDef> missions =
          all(deck, MissionDef.class)
              .filter(mission -> mission.affiliations().stream().anyMatch(own::contains))
              .filter(mission -> Requirements.anyMet(mission.requirements(), everybody(deck)))
              .collect(ImmutableList.toImmutableList());
      assertThat(missions).as(deck.name()).hasSizeGreaterThanOrEqualTo(4);
      assertThat(missions.stream().mapToInt(MissionDef::points).sum()).isGreaterThanOrEqualTo(150);
    }
  }

  private static Group everybody(Decklist deck) {
    Scene scene = Scene.laid().missions("151");
    Host team = Host.team(0, ONE);
    all(deck, PersonnelDef.class)
        .filter(person -> !person.hologram())
        .forEach(person -> scene.person(ONE, person.id(), team));
    return Group.of(scene.state(), ONE, 0, team, Role.FREE);
  }

  @Test
  void theyHoldNothingThatOnlyAMissingCardMakesPlayable() {
    for (Decklist deck : Decklists.ready()) {
      ImmutableMultiset<String> cards = ImmutableMultiset.copyOf(deck.copies());
      assertThat(cards.contains("007") || !cards.contains("095")).isTrue(); // Supernova
      assertThat(cards.contains("134") || !cards.contains("111")).isTrue(); // Crosis
      assertThat(cards.contains("134") || !cards.contains("080")).isTrue(); // Lore Returns
      assertThat(cards.count("145")).isNotEqualTo(1); // two copies of Wormhole are played
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
