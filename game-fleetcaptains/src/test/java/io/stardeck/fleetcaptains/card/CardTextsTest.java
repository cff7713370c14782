package io.stardeck.fleetcaptains.card;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The texts of the shipped command cards tell what the cards do (section 9.9). */
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

  private static boolean says(
      ImmutableList<? extends io.stardeck.engine.script.Effect> effects, Class<?> word) {
    return effects.stream()
        .anyMatch(
            effect ->
                word.isInstance(effect)
                    || effect.lists().stream().anyMatch(list -> says(list, word)));
  }
}
