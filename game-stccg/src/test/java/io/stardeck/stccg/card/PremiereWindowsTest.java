package io.stardeck.stccg.card;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.card.word.Opening;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** When the interrupts of the first set may be played. */
@Rule("ST-PRE-05")
class PremiereWindowsTest {
  private static final CardSet SET = CardSets.premiere();

  private static final ImmutableMap<String, String> NAMED =
      ImmutableMap.<String, String>builder()
          .put("007", "CARD_PLAYED 095")
          .put("107", "MISSION_SOLVED")
          .put("108", "INTERRUPT_PLAYED")
          .put("114", "ANY but DILEMMA_REVEALED, DILEMMA_REVEALED 025")
          .put("115", "CARD_PLAYED SHIP PERSONNEL EQUIPMENT EVENT OUTPOST")
          .put("116", "CASUALTY")
          .put("118", "BATTLE")
          .put("119", "ANY, TURN_END if")
          .put("120", "ANY, ORDER_DECLARED MOVE")
          .put("121", "ANY, ORDER_DECLARED MOVE")
          .put("122", "ANY, ORDER_DECLARED MOVE")
          .put("124", "ANY, CARD_PLAYED EVENT OUTPOST ARTIFACT")
          .put("125", "CASUALTY")
          .put("126", "CASUALTY")
          .put("129", "ANY, ORDER_DECLARED MOVE")
          .put("132", "MISSION_SOLVED")
          .put("133", "INTERRUPT_PLAYED 108 124, DILEMMA_REVEALED 044")
          .put("138", "CARD_DRAWN")
          .put("141", "ANY, DILEMMA_REVEALED 054")
          .build();

  @Test
  void eachIsPlayedInItsWindowsAndAllOthersInAny() {
    Map<String, String> expected = new TreeMap<>();
    Map<String, String> actual = new TreeMap<>();
    for (CardDef card : SET.cards()) {
      InterruptUse use = InterruptUse.of(card);
      if (use != null) {
        expected.put(card.id(), NAMED.getOrDefault(card.id(), "ANY"));
        actual.put(card.id(), windows(use));
      }
    }
    assertThat(actual).hasSize(39 + 3).isEqualTo(expected);
  }

  private static String windows(InterruptUse use) {
    String named = use.windows().stream().map(PremiereWindowsTest::window).collect(joining(", "));
    String any = use.any() ? "ANY" : "";
    String but =
        use.except().isEmpty()
            ? ""
            : " but " + use.except().stream().map(Enum::name).collect(joining(" "));
    return any + but + (use.any() && !named.isEmpty() ? ", " : "") + named;
  }

  private static String window(Opening opening) {
    StringBuilder words = new StringBuilder(opening.window().name());
    opening.cards().ifPresent(cards -> cards.forEach(card -> words.append(' ').append(card)));
    opening.kinds().ifPresent(kinds -> kinds.forEach(kind -> words.append(' ').append(kind)));
    opening.order().ifPresent(order -> words.append(' ').append(order));
    return words.append(opening.playIf().isPresent() ? " if" : "").toString();
  }
}
