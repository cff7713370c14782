package io.stardeck.stccg.cards;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import com.google.common.reflect.ClassPath;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.text.Phrases;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.CardSets;
import io.stardeck.stccg.card.EquipmentDef;
import io.stardeck.stccg.card.EventDef;
import io.stardeck.stccg.card.InterruptDef;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.EventPlace;
import io.stardeck.stccg.scene.Shows;
import java.io.IOException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class EveryCardTest {
  @Test
  void everyCardOfTheFirstSetIsShownByATest() throws IOException {
    Set<String> shown = new TreeSet<>();
    for (ClassPath.ClassInfo test :
        ClassPath.from(EveryCardTest.class.getClassLoader())
            .getTopLevelClassesRecursive(StccgGame.class.getPackageName())) {
      if (test.getSimpleName().endsWith("Test")) {
        for (Method method : test.load().getDeclaredMethods()) {
          add(method, shown);
        }
      }
    }
    Set<String> missing = new TreeSet<>();
    for (CardDef card : CardSets.premiere().cards()) {
      if (!shown.contains(card.id())) {
        missing.add(card.id());
      }
    }
    assertThat(missing).as("cards that no test shows").isEmpty();
  }

  @Rule("ST-PRE-02")
  @Test
  void noTextPromisesWhatIsNotDone() {
    for (CardDef card : CardSets.premiere().cards()) {
      assertThat(card.text().orElse("")).doesNotContain("second", "1994", "Undo");
    }
  }

  @Rule({"ST-DAT-02", "ST-DAT-16", "ST-DAT-17", "ST-DAT-18"})
  @Test
  void textsTellWhenAndOnWhatACardIsPlayed() {
    for (CardDef card : CardSets.premiere().cards()) {
      String text = card.text().orElse("");
      if (card instanceof InterruptDef def) {
        assertThat(text.startsWith("At any time")).as(text).isEqualTo(def.interrupt().any());
      } else if (card instanceof EventDef def) {
        boolean table = def.event().place() == EventPlace.TABLE;
        assertThat(text.startsWith("Stays before you")).as(text).isEqualTo(table);
      } else if (card instanceof EquipmentDef def) {
        for (Affiliation affiliation : def.affiliations()) {
          assertThat(text).containsIgnoringCase(Phrases.word(affiliation));
        }
      }
    }
  }

  private static void add(Method method, Set<String> shown) {
    Shows shows = method.getAnnotation(Shows.class);
    if (shows != null) {
      shown.addAll(List.of(shows.value()));
      for (CardDef card : CardSets.premiere().cards()) {
        if (ImmutableSet.copyOf(shows.all()).contains(card.kind())) {
          shown.add(card.id());
        }
      }
    }
  }
}
