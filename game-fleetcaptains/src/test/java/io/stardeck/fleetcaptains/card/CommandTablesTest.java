package io.stardeck.fleetcaptains.card;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Multiset;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.card.fact.FaceKind;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.word.Context;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.card.word.Timing;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The command cards of the shipped set: section 9.4 of the design. */
final class CommandTablesTest {
  private static final ComponentSet SET = ComponentSets.standard();
  private static final ImmutableList<CommandDef> ALL =
      SET.commands().stream().map(SET::command).collect(ImmutableList.toImmutableList());

  /** Combat, operations and crew faces by subdeck. */
  private static final ImmutableMap<String, String> FACES =
      ImmutableMap.<String, String>builder()
          .put("engine-improvements", "2/9/3")
          .put("starfleet-science", "1/8/5")
          .put("diplomatic-corps", "1/8/5")
          .put("tactical-systems", "8/3/3")
          .put("command-staff", "4/4/7")
          .put("starfleet-academy", "2/7/5")
          .put("deep-space-exploration", "1/10/3")
          .put("starfleet-intelligence", "3/8/3")
          .put("corps-of-engineers", "2/8/4")
          .put("fleet-reserve", "3/8/3")
          .put("way-of-the-warrior", "8/1/5")
          .put("military-science", "6/6/2")
          .put("battle-fleet", "5/7/2")
          .put("code-of-honor", "7/3/4")
          .put("house-politics", "2/7/5")
          .put("cloaked-hunters", "4/8/2")
          .put("imperial-intelligence", "3/8/3")
          .put("empire-builders", "1/8/5")
          .put("blood-oath", "6/4/4")
          .put("raid-and-patrol", "3/8/3")
          .build();

  private static List<CardFace> faces(Faction faction) {
    List<CardFace> faces = new ArrayList<>();
    ALL.stream()
        .filter(card -> card.faction() == faction)
        .forEach(card -> faces.addAll(card.faces()));
    return faces;
  }

  @Rule({"FC-CMP-05", "FC-DCK-01", "FC-DCK-02", "FC-CRD-01"})
  @Test
  void everySubdeckHasItsFaces() {
    FACES.forEach(
        (subdeck, wanted) -> {
          int[] counts = new int[3];
          for (CommandDef card : ALL) {
            if (card.subdeck().equals(subdeck)) {
              card.faces().forEach(face -> counts[face.kind().ordinal()]++);
            }
          }
          assertThat(counts[0] + "/" + counts[1] + "/" + counts[2]).as(subdeck).isEqualTo(wanted);
          assertThat(counts[0] + counts[1] + counts[2]).as(subdeck).isBetween(13, 15);
        });
  }

  @Test
  void namesRepeatSeldom() {
    for (Faction faction : Faction.values()) {
      Multiset<String> names = HashMultiset.create();
      Multiset<String> within = HashMultiset.create();
      for (CommandDef card : ALL) {
        if (card.faction() == faction) {
          names.add(card.name());
          within.add(card.subdeck() + " " + card.name());
        }
      }
      names.forEachEntry((name, count) -> assertThat(count).as(name).isLessThanOrEqualTo(3));
      within.forEachEntry((name, count) -> assertThat(count).as(name).isLessThanOrEqualTo(2));
    }
  }

  @Test
  void countsOfTheBudget() {
    for (Faction faction : Faction.values()) {
      List<CardFace> faces = faces(faction);
      assertThat(faces.stream().filter(CardFace::asAction))
          .as("actions " + faction)
          .hasSizeBetween(12, 18);
      assertThat(faces.stream().filter(CardFace::trashed))
          .as("trashed " + faction)
          .hasSizeBetween(8, 12);
      assertThat(faces.stream().filter(face -> face.cancels().isPresent())).as("cancel").hasSize(4);
      assertThat(faces.stream().filter(face -> grants(face.effects())))
          .as("grants " + faction)
          .hasSizeLessThanOrEqualTo(5);
      assertThat(
              faces.stream()
                  .filter(face -> face.standing().contains(new Standing.ModifyFleetLimit(1))))
          .as("fleet size")
          .hasSize(2)
          .allMatch(face -> face.staysInPlay().isPresent());
      assertThat(faces.stream().filter(face -> face.targets().size() > 1))
          .as("targets")
          .hasSizeLessThanOrEqualTo(2);
    }
  }

  /** Whether whole actions or maneuvers are granted, beyond the one that the card costs. */
  private static boolean grants(ImmutableList<Effect> effects) {
    for (Effect effect : effects) {
      if (effect instanceof Effect.GrantManeuver
          || effect instanceof Effect.GrantAction
          || effect instanceof Effect.OnTarget on && grants(on.effects())) {
        return true;
      }
    }
    return false;
  }

  @Rule({"FC-D-67"})
  @Test
  void onlyIntelligenceResponds() {
    for (CommandDef card : ALL) {
      for (CardFace face : card.faces()) {
        if (face.timing() == Timing.RESPONSE) {
          assertThat(card.subdeck()).endsWith("-intelligence");
        }
      }
    }
  }

  @Test
  void numbersOfTestsAreWithinTheBudget() {
    for (CommandDef card : ALL) {
      for (CardFace face : card.faces()) {
        for (Effect effect : face.effects()) {
          if (effect instanceof Effect.ModifyTest change) {
            int most = most(card, face, change);
            assertThat(Math.abs(change.amount()))
                .as(card.id() + ": " + face.text())
                .isLessThanOrEqualTo(most);
          }
        }
      }
    }
  }

  private static int most(CommandDef card, CardFace face, Effect.ModifyTest change) {
    boolean price = face.effects().size() > 1;
    if (face.kind() == FaceKind.COMBAT) {
      return price ? 5 : 4;
    } else if (change.system().isEmpty()) {
      return 2;
    }
    boolean narrow = face.test().map(filter -> !filter.kinds().isEmpty()).orElse(false);
    return card.faces().size() == 3 && !narrow ? 5 : narrow ? 4 : 3;
  }

  @Test
  void noCommandCardBringsPoints() {
    for (CommandDef card : ALL) {
      for (CardFace face : card.faces()) {
        assertThat(face.effects()).noneMatch(Effect.GainVp.class::isInstance);
      }
    }
  }

  @Rule("FC-CRD-06")
  @Test
  void crewIsMostlyTwoBetterInOneSystem() {
    for (Faction faction : Faction.values()) {
      int[] by = new int[4];
      int crew = 0;
      for (CardFace face : faces(faction)) {
        if (face.kind() == FaceKind.CREW) {
          crew++;
          int bonus = 0;
          for (Standing standing : face.standing()) {
            if (standing instanceof Standing.ModifyRating change
                && change.context() == Context.ALWAYS) {
              bonus = change.amount();
            }
          }
          by[bonus]++;
        }
      }
      assertThat(by[3]).as("+3 of " + faction).isBetween(1, 4);
      assertThat(by[2] * 100 / crew).as("+2 of " + faction).isBetween(50, 70);
      assertThat(by[1] * 100 / crew).as("+1 of " + faction).isBetween(5, 20);
    }
  }

  @Rule({"FC-X-37", "FC-RNF-03"})
  @Test
  void theCardsOfTheRulebookAreThere() {
    CommandDef data = SET.command(SET.card("command-staff-1"));
    assertThat(data.name()).isEqualTo("Data");
    assertThat(data.faces()).hasSize(3);
    assertThat(data.faces().get(0).effects())
        .containsExactly(new Effect.PreventDamage(java.util.Optional.of(1)));
    assertThat(data.faces().get(1).effects().toString()).contains("amount=5");
    assertThat(data.faces().get(2).standing().toString()).contains("SENSORS", "amount=3");
    assertThat(data.faces().get(2).abilities().get(0).costs())
        .containsExactly(new Effect.TrashThis());
    assertThat(ALL.stream().filter(card -> card.name().equals("Emergency Power"))).hasSize(2);
    assertThat(ALL.stream().filter(card -> card.name().equals("Sensor Overload"))).hasSize(2);
    assertThat(ALL.stream().filter(card -> card.name().equals("Code 47"))).hasSize(2);
    assertThat(ALL.stream().filter(card -> card.name().equals("Reinforcements"))).hasSize(2);
  }
}
