package io.stardeck.fleetcaptains.card;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.card.fact.FaceKind;
import io.stardeck.fleetcaptains.card.word.Ability;
import io.stardeck.fleetcaptains.card.word.Attach;
import io.stardeck.fleetcaptains.card.word.Chooser;
import io.stardeck.fleetcaptains.card.word.Condition;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.card.word.Limit;
import io.stardeck.fleetcaptains.card.word.Objective;
import io.stardeck.fleetcaptains.card.word.Reach;
import io.stardeck.fleetcaptains.card.word.Side;
import io.stardeck.fleetcaptains.card.word.TargetKind;
import io.stardeck.fleetcaptains.card.word.TargetSpec;
import io.stardeck.fleetcaptains.card.word.TestFilter;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** The texts of the shipped cards tell what the cards do (section 9.9). */
final class CardTextsTest {
  private static final ComponentSet SET = ComponentSets.standard();
  private static final ImmutableList<CommandDef> ALL =
      SET.commands().stream().map(SET::command).collect(ImmutableList.toImmutableList());

  @Rule("FC-CRD-06")
  @Test
  void crewHasAnEffectThatLastsOrOneToUse() {
    for (CommandDef card : ALL) {
      for (CardFace face : card.faces()) {
        if (face.kind() == FaceKind.CREW) {
          assertThat(face.standing().size() + face.abilities().size()).as(card.id()).isPositive();
        }
      }
    }
  }

  @Test
  void textsTellOfCardsDrawnAndOfFurtherActions() {
    for (CommandDef card : ALL) {
      for (CardFace face : card.faces()) {
        String told = card.id() + ": " + face.text();
        if (says(face.effects(), Effect.DrawCommand.class)) {
          assertThat(face.text()).as(told).containsIgnoringCase("draw");
        }
        if (says(face.effects(), Effect.GrantAction.class)) {
          assertThat(face.text()).as(told).containsPattern("may act (once|twice) more");
        }
      }
    }
  }

  @Rule("FC-CMD-03")
  @Test
  void whereATextSaysWhichShipActsTheCardRequiresIt() {
    for (CommandDef card : ALL) {
      for (CardFace face : card.faces()) {
        if (face.text().startsWith("A cloaked ship acts")) {
          assertThat(face.requires()).as(card.id()).contains(new Condition.Cloaked());
        } else if (face.text().startsWith("A ship in an explored tile acts")) {
          assertThat(face.requires()).as(card.id()).isPresent();
        }
      }
    }
  }

  /** Of a face that says no more than "in this test" either side may make use. */
  @Rule("FC-D-66")
  @Test
  void aTextSaysWhoseCardItIsWhereOnlyOneSideMayPlayIt() {
    for (CommandDef card : ALL) {
      for (CardFace face : card.faces()) {
        if (face.test().flatMap(TestFilter::role).isPresent()) {
          assertThat(face.text())
              .as(card.id())
              .containsPattern("tester|attack|installation|search|encounter|mission|transporter");
        }
      }
    }
  }

  @Rule("FC-D-93")
  @Test
  void aTextSaysThatOwnShipsHaveToBeUncloaked() {
    for (CommandDef card : ALL) {
      for (CardFace face : card.faces()) {
        boolean own = says(face.effects(), Effect.ForEach.class) && !face.asAction();
        for (TargetSpec spec : face.targets()) {
          boolean ship = spec.kind() == TargetKind.SHIP || spec.kind() == TargetKind.CARD;
          own |= ship && spec.whose().equals(Optional.of(Side.ME));
          own |= !face.asAction() && spec.reach() != Reach.ANYWHERE;
        }
        if (own) {
          assertThat(face.text()).as(card.id()).contains("uncloaked");
        }
      }
    }
  }

  /** A token in the tile of a ship is not in a tile next to it. */
  @Rule("FC-MAP-10")
  @Test
  void whatIsAdjacentIsToldSo() {
    for (CommandDef card : ALL) {
      for (CardFace face : card.faces()) {
        if (face.targets().stream().anyMatch(spec -> spec.reach() == Reach.ADJACENT)) {
          assertThat(face.text()).as(card.id()).containsPattern("next to|adjacent");
          assertThat(face.text()).as(card.id()).doesNotContain("in the tile of");
        }
      }
    }
  }

  @Rule("FC-D-87")
  @Test
  void anAbilityOfAShipOrATileSaysHowOftenItIsUsed() {
    for (CardId id : SET.ships()) {
      ShipDef ship = SET.ship(id);
      ship.abilities().forEach(ability -> saysHowOften(ability, ship.id(), ship.text()));
    }
    for (CardId id : SET.locations()) {
      LocationDef tile = SET.location(id);
      tile.abilities().forEach(ability -> saysHowOften(ability, tile.id(), tile.text()));
    }
  }

  private static void saysHowOften(Ability ability, String id, String text) {
    String often = ability.limit() == Limit.ONCE_PER_GAME ? "Once a game" : "Once a turn";
    assertThat(ability.text()).as(id).startsWith(often);
    assertThat(text).as(id).contains(often);
  }

  /** Nobody would see it otherwise that a fleet may be larger ({@code FC-I-07}). */
  @Rule("FC-D-65")
  @Test
  void aCardThatMakesAFleetLargerLiesBeforeItsPlayer() {
    Effect.AttachThis before = new Effect.AttachThis(Attach.PLAYER);
    for (CardId id : SET.encounters()) {
      EncounterDef encounter = SET.encounter(id);
      if (says(encounter.effects(), Effect.GainFleetLimit.class)) {
        assertThat(says(encounter.effects(), before::equals)).as(encounter.id()).isTrue();
        assertThat(encounter.text()).as(encounter.id()).containsIgnoringCase("lay this before you");
      }
    }
    for (CommandDef card : ALL) {
      for (CardFace face : card.faces()) {
        assertThat(says(face.effects(), Effect.GainFleetLimit.class)).as(card.id()).isFalse();
      }
    }
  }

  @Rule("FC-RPR-01")
  @Test
  void aTextSaysThatASystemStaysDamagedUntilRepaired() {
    for (CommandDef card : ALL) {
      for (CardFace face : card.faces()) {
        saysUntilWhen(face.effects(), card.id(), face.text());
      }
    }
    for (CardId id : SET.encounters()) {
      saysUntilWhen(SET.encounter(id).effects(), SET.encounter(id).id(), SET.encounter(id).text());
    }
  }

  private static void saysUntilWhen(ImmutableList<Effect> effects, String id, String text) {
    boolean damages =
        says(
            effects,
            word -> word instanceof Effect.PlaceSystemToken token && token.amount().orElse(-1) < 0);
    if (damages) {
      assertThat(text).as(id).contains("until repaired");
    }
  }

  @Rule("FC-ENC-01")
  @Test
  void anEncounterSaysWhoseCrewTheOpponentDiscards() {
    for (CardId id : SET.encounters()) {
      EncounterDef encounter = SET.encounter(id);
      boolean theirs =
          says(
              encounter.effects(),
              word ->
                  word instanceof Effect.DiscardCrew crew && crew.chooser() == Chooser.OPPONENT);
      if (theirs) {
        assertThat(encounter.text()).as(encounter.id()).contains("ship's crew");
      }
    }
  }

  @Rule("FC-ENC-03")
  @Test
  void anEncounterSaysWhereItGoesIfItIsNotDiscarded() {
    for (CardId id : SET.encounters()) {
      EncounterDef encounter = SET.encounter(id);
      boolean laid = says(encounter.effects(), Effect.AttachThis.class);
      String where =
          switch (encounter.afterwards()) {
            case DISCARD -> "";
            case SCORE_IF_PASSED -> "score it";
            case KEEP_AS_CARGO -> "Keep it as cargo";
            case ATTACH_TILE -> "Lay this on the tile";
            case ATTACH_SHIP -> "this";
            case TRASH -> laid ? "Lay this before you" : "Trash this";
          };
      assertThat(encounter.text()).as(encounter.id()).contains(where);
    }
  }

  @Rule("FC-TFO-04")
  @Test
  void anEncounterThatAllShipsMeetSaysSo() {
    for (CardId id : SET.encounters()) {
      EncounterDef encounter = SET.encounter(id);
      assertThat(encounter.text().startsWith("Each ship"))
          .as(encounter.id())
          .isEqualTo(encounter.allShips());
    }
  }

  @Rule("FC-COP-01")
  @Test
  void aTestOfAMissionSaysHowManyShipsTakePart() {
    for (CardId id : SET.missions()) {
      MissionDef mission = SET.mission(id);
      if (mission.objective() instanceof Objective.TestObjective test) {
        String ships =
            !test.cooperative() ? "One ship:" : test.ships() > 1 ? "two or more" : "together";
        assertThat(mission.text()).as(mission.id()).contains(ships);
      }
    }
  }

  private static boolean says(
      ImmutableList<? extends io.stardeck.engine.script.Effect> effects, Class<?> word) {
    return says(effects, word::isInstance);
  }

  private static boolean says(
      ImmutableList<? extends io.stardeck.engine.script.Effect> effects, Predicate<Object> which) {
    return effects.stream()
        .anyMatch(
            effect ->
                which.test(effect) || effect.lists().stream().anyMatch(list -> says(list, which)));
  }
}
