package io.stardeck.deckbuilder.card;

import static io.stardeck.deckbuilder.card.Standard.SET;
import static io.stardeck.deckbuilder.card.Standard.bar;
import static io.stardeck.deckbuilder.card.Standard.blue;
import static io.stardeck.deckbuilder.card.Standard.copies;
import static io.stardeck.deckbuilder.card.Standard.counts;
import static io.stardeck.deckbuilder.card.Standard.has;
import static io.stardeck.deckbuilder.card.Standard.named;
import static io.stardeck.deckbuilder.card.Standard.of;
import static io.stardeck.deckbuilder.card.Standard.role;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.card.fact.GoalScope;
import io.stardeck.deckbuilder.card.fact.Keyword;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.fact.SetSize;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Boost;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.deckbuilder.card.word.Condition;
import io.stardeck.deckbuilder.card.word.Control;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.GameEffect;
import io.stardeck.deckbuilder.card.word.Modifier;
import io.stardeck.deckbuilder.card.word.Scope;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.ShipEffect;
import io.stardeck.deckbuilder.card.word.StaticEffect;
import io.stardeck.deckbuilder.card.word.Who;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.testkit.Rule;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** The standard set is as section 9 of the catalogue designs it. */
class StandardSetTest {
  @Test
  @Rule({"DB-CARD-01", "DB-CARD-02", "DB-CARD-03", "DB-CARD-04", "DB-CARD-09"})
  void everyFamilyHasItsCopies() {
    assertThat(SET.size()).isEqualTo(SetSize.FULL);
    assertThat(counts(of(Family.STARTER))).containsExactly(5, 5, 5, 5, 5);
    assertThat(counts(of(Family.BASIC))).containsExactly(20, 16, 14);
    assertThat(counts(blue(CardType.CHARACTER))).hasSize(41).containsOnly(1);
    assertThat(counts(blue(CardType.SPECIAL))).containsExactly(2);
    assertThat(counts(blue(CardType.MANEUVER))).hasSize(15).containsOnly(2, 3);
    assertThat(copies(blue(CardType.MANEUVER))).isEqualTo(37);
    assertThat(counts(blue(CardType.SETUP))).containsExactly(2, 2, 2, 2, 2);
    assertThat(counts(of(Family.STARSHIP))).hasSize(15).containsOnly(1);
    assertThat(counts(of(Family.BORG_CARD))).containsExactly(30);
  }

  @Test
  @Rule({"DB-CARD-05", "DB-CARD-06", "DB-CARD-07", "DB-CARD-08"})
  void everyScenarioHasItsCards() {
    Predicate<CardDef> event = card -> card.type() == CardType.EVENT;
    Predicate<CardDef> goal = card -> card.goal().isPresent();
    assertThat(copies(of(Family.EXPLORATION).and(c -> c.type() == CardType.MISSION))).isEqualTo(12);
    assertThat(copies(of(Family.EXPLORATION).and(event).and(goal))).isEqualTo(9);
    assertThat(copies(of(Family.EXPLORATION).and(has(Keyword.WAR)))).isEqualTo(2);
    assertThat(copies(of(Family.EXPLORATION).and(event))).isEqualTo(13);
    Predicate<CardDef> green = of(Family.BORG_INVASION);
    assertThat(copies(green.and(has(Keyword.LOCUTUS)))).isEqualTo(1);
    assertThat(copies(green.and(has(Keyword.BORG_INVASION)))).isEqualTo(2);
    assertThat(counts(green.and(role(Role.BORG_CUBE)))).containsExactly(4, 3, 2);
    assertThat(copies(green.and(event).and(goal).and(c -> !c.fail().isEmpty()))).isEqualTo(9);
    assertThat(copies(green.and(event))).isEqualTo(16);
    Predicate<CardDef> red = of(Family.KLINGON);
    assertThat(copies(red.and(has(Keyword.ARBITER)))).isEqualTo(1);
    assertThat(counts(red.and(role(Role.ALLIED)))).hasSize(10).containsOnly(1);
    assertThat(copies(red.and(has(Keyword.INFLUENCE)))).isEqualTo(5);
    assertThat(copies(red.and(has(Keyword.BLOCKADE)))).isEqualTo(2);
    assertThat(copies(red.and(has(Keyword.WAR)))).isEqualTo(2);
    for (Predicate<CardDef> scenario : ImmutableList.of(of(Family.EXPLORATION), green, red)) {
      assertThat(counts(scenario.and(role(Role.STARTING)))).containsExactly(1, 1, 1, 1, 1);
    }
  }

  /** What section 9.2 says of single cards, as the set writes it. */
  @Test
  @Rule({"DB-CARD-10", "DB-CARD-11", "DB-CARD-12", "DB-CARD-13", "DB-CARD-14", "DB-CARD-17"})
  void namedCardsHaveTheirFixedFacts() {
    JsonNode set =
        EngineJson.read(
            EngineJson.resource(DeckbuilderGame.class, "standard.json"), JsonNode.class);
    JsonNode facts =
        EngineJson.read(EngineJson.resource(getClass(), "fixed-cards.json"), JsonNode.class);
    for (JsonNode fixed : facts) {
      JsonNode card =
          Iterables.find(set.get("cards"), each -> each.get("name").equals(fixed.get("name")));
      for (Map.Entry<String, JsonNode> fact : fixed.properties()) {
        assertThat(card.get(fact.getKey())).as("%s", fixed).isEqualTo(fact.getValue());
      }
      // What is not told there, such a card does not have.
      assertThat(card.has("cost")).as("%s", fixed).isEqualTo(fixed.has("cost"));
      assertThat(card.has("onPlay")).as("%s", fixed).isEqualTo(fixed.has("onPlay"));
    }
  }

  @Test
  @Rule({"DB-CARD-15", "DB-CARD-16", "DB-CARD-18"})
  void keyCardsAreThere() {
    for (CardDef card : SET.cards()) {
      if (card.has(Keyword.WAR)) {
        boolean gold = card.family() == Family.EXPLORATION;
        assertThat(card.missionPoints()).isBetween(gold ? 40 : 20, gold ? 45 : 20);
      }
    }
    assertThat(goalStats(named("Locutus"))).containsExactly(Stat.SPEED, Stat.ATTACK);
    assertThat(named("Romulan Influence").keywords()).contains(Keyword.LIMIT_EXEMPT);
    assertThat(named("Federation Blockade").keywords()).contains(Keyword.BLOCKADE);
  }

  @Test
  @Rule({"DB-CARD-50", "DB-CARD-51", "DB-CARD-52"})
  void affiliationsAndClassificationsAreSpread() {
    Predicate<CardDef> crew = blue(CardType.CHARACTER);
    assertThat(SET.cards())
        .filteredOn(of(Family.BASIC))
        .allMatch(c -> c.affiliations().equals(ImmutableSet.of("Federation")));
    assertThat(copies(crew.and(c -> c.affiliations().contains("Federation")))).isBetween(20, 22);
    assertThat(copies(crew.and(c -> c.affiliations().contains("Klingon")))).isBetween(7, 8);
    assertThat(copies(crew.and(c -> c.affiliations().contains("Romulan")))).isBetween(5, 6);
    assertThat(copies(crew.and(c -> c.affiliations().contains("Non-Aligned")))).isBetween(6, 8);
    Map<String, Integer> classes = new HashMap<>();
    for (CardDef card : SET.cards()) {
      card.classifications().forEach(name -> classes.merge(name, 1, Integer::sum));
    }
    assertThat(classes)
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                "Command", 8,
                "Engineering", 6,
                "Medical", 5,
                "Science", 7,
                "Security", 7,
                "Diplomat", 5,
                "Civilian", 6));
    assertThat(copies(crew.and(c -> c.classifications().size() == 2))).isBetween(3, 5);
    Predicate<CardDef> purple = of(Family.STARSHIP);
    assertThat(copies(purple.and(c -> c.affiliations().contains("Federation")))).isEqualTo(5);
    assertThat(copies(purple.and(c -> c.affiliations().contains("Klingon")))).isEqualTo(3);
    assertThat(copies(purple.and(c -> c.affiliations().contains("Romulan")))).isEqualTo(3);
    ImmutableSet<String> allies = ImmutableSet.of("Klingon", "Romulan");
    assertThat(SET.cards())
        .filteredOn(role(Role.ALLIED))
        .allMatch(card -> allies.containsAll(card.affiliations()));
  }

  @Test
  @Rule({"DB-CARD-50", "DB-CARD-51"})
  void whatCharactersAreIsAskedForByGoalsAndEffects() {
    Predicate<CardDef> crew = blue(CardType.CHARACTER);
    for (CardDef member : SET.cards().stream().filter(crew).toList()) {
      for (String name : member.affiliations()) {
        assertThat(SET.cards()).filteredOn(asks("affiliation", name)).hasSizeGreaterThan(1);
        assertThat(copies(crew.and(c -> c.affiliations().contains(name)))).isGreaterThan(4);
      }
      for (String name : member.classifications()) {
        assertThat(SET.cards()).filteredOn(asks("classification", name)).isNotEmpty();
      }
    }
  }

  @Test
  @Rule({"DB-CARD-61", "DB-CARD-70", "DB-CARD-73"})
  void cubesAndAlliesHaveTheirNumbers() {
    assertCube("borg-cube-1", 4, 7, 1);
    assertCube("borg-cube-2", 5, 8, 0);
    assertCube("borg-cube-3", 6, 10, 2);
    Predicate<CardDef> allied = role(Role.ALLIED);
    assertThat(copies(allied.and(c -> bar(c, Stat.SPEED) == 4))).isEqualTo(4);
    assertThat(copies(allied.and(c -> bar(c, Stat.ATTACK) == 6))).isEqualTo(3);
    assertThat(copies(allied.and(c -> bar(c, Stat.ATTACK) == 8))).isEqualTo(3);
    assertThat(copies(allied.and(c -> !c.statics().isEmpty()))).isEqualTo(4);
    assertThat(SET.cards())
        .filteredOn(allied)
        .flatExtracting(CardDef::statics)
        .allMatch(bonus -> bonus.scope().equals(Optional.of(Scope.BATTLE)));
  }

  @Test
  @Rule({"DB-CARD-73", "DB-KCW-23"})
  void theBlockadeDamagesHoldersAndTakesACardForEachInfluence() {
    ImmutableList<Effect> effects = named("Federation Blockade").effects();
    Selector influence = Selector.all(Zone.INFLUENCE);
    assertThat(effects.get(0))
        .isInstanceOfSatisfying(
            ShipEffect.DealDamage.class,
            damage -> {
              assertThat(damage.player().orElseThrow()).isInstanceOf(Who.Holding.class);
              assertThat(damage.amount()).isEqualTo(Amount.of(3));
            });
    assertThat(effects.get(1)).isInstanceOf(CardEffect.Discard.class);
    assertThat(effects.get(1).number()).isEqualTo(new Amount.Count(influence));
  }

  @Test
  @Rule({"DB-CARD-61", "DB-CARD-73", "DB-KCW-20"})
  void influenceAsksForOneStatAndLendsOne() {
    for (CardDef card : SET.cards()) {
      if (card.has(Keyword.INFLUENCE)) {
        assertThat(card.goal().orElseThrow()).isInstanceOf(Condition.StatAtLeast.class);
        boolean exempt = card.has(Keyword.LIMIT_EXEMPT);
        assertThat(card.statics())
            .extracting(StaticEffect::modifier)
            .hasSize(1)
            .allMatch(
                modifier ->
                    modifier instanceof Modifier.StatChange change
                        && change.amount().equals(Amount.of(exempt ? 1 : 2)));
        assertThat(card.abilities().size() + card.triggers().size()).isEqualTo(1);
      }
    }
  }

  /** The teams could stay equal for ever if nothing took an Allied Starship from them. */
  @Test
  @Rule({"DB-CARD-17", "DB-CARD-73", "DB-BAL-12"})
  void whoFailsTheArbiterDiscardsAndMayLoseAnAlly() {
    ImmutableList<Effect> fail = named("Arbiter").fail();
    assertThat(fail.get(0)).isInstanceOf(CardEffect.Discard.class);
    assertThat(fail.get(0).number()).isEqualTo(Amount.of(2));
    Control.If late = (Control.If) fail.get(1);
    assertThat(late.condition()).isInstanceOf(Condition.PointsAtLeast.class);
    assertThat(late.then())
        .allMatch(
            effect ->
                effect instanceof CardEffect.MoveCards ally
                    && ally.to() == Destination.SPACE_DECK_BOTTOM);
  }

  /** Which cards have a word that asks for such a card. */
  private static Predicate<CardDef> asks(String field, String name) {
    return card -> EngineJson.tree(card).findValues(field).toString().contains('"' + name + '"');
  }

  /**
   * A Cube has the Speed of its grade; {@code DB-BAL-14} asks for a Defense that grows with the
   * number of players, so the FLIP adds to the one that is printed, and it damages who holds Borg
   * cards.
   */
  private static void assertCube(String id, int speed, int attack, int borgCards) {
    CardDef cube = SET.card(id);
    assertThat(bar(cube, Stat.SPEED)).isEqualTo(speed);
    assertThat(bar(cube, Stat.ATTACK)).isEqualTo(attack);
    assertThat(cube.stats().diplomacy()).isEmpty();
    assertThat(cube.flip())
        .hasSize(2)
        .first()
        .isInstanceOfSatisfying(
            Boost.AddStatShip.class, more -> assertThat(more.stat()).isEqualTo(Stat.DEFENSE));
    assertThat(cube.flip().get(1)).isInstanceOf(ShipEffect.DealDamage.class);
    int given = 0;
    for (Effect effect : cube.fail()) {
      given +=
          effect instanceof GameEffect.GainBorg gain ? ((Amount.Constant) gain.n()).value() : 0;
    }
    assertThat(given).as("Borg cards given by %s", id).isEqualTo(borgCards);
  }

  /** The stats that a Goal asks for, each of one player. */
  private static ImmutableList<Stat> goalStats(CardDef event) {
    assertThat(event.goalScope()).isEqualTo(GoalScope.SELF);
    Condition.And all = (Condition.And) event.goal().orElseThrow();
    return all.of().stream()
        .map(each -> ((Condition.StatAtLeast) each).stat())
        .collect(ImmutableList.toImmutableList());
  }
}
