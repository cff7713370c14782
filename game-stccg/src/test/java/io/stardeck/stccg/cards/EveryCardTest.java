package io.stardeck.stccg.cards;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import com.google.common.reflect.ClassPath;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.CardSets;
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
