package io.stardeck.stccg.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.stccg.card.fact.After;
import io.stardeck.stccg.card.fact.EventPlace;
import io.stardeck.stccg.card.word.Hidden;
import io.stardeck.stccg.card.word.Standing;

/** What cards show as long as they lie in play is hidden in what they lie on. */
final class SightRules {
  private final ImmutableList.Builder<Fault> faults = ImmutableList.builder();

  private SightRules() {}

  /** All words of {@code set} that show what they do not lie on. */
  static ImmutableList<Fault> faults(CardSetFile set) {
    SightRules rules = new SightRules();
    for (int i = 0; i < set.cards().size(); i++) {
      rules.card("cards[" + i + "]", set.cards().get(i));
    }
    return rules.faults.build();
  }

  private void card(String path, CardDef card) {
    if (card instanceof EventDef event) {
      event(path + ".event", event.event());
    } else if (card instanceof InterruptDef interrupt) {
      words(path + ".interrupt", interrupt.interrupt(), EventPlace.NONE);
    } else if (card instanceof DilemmaDef dilemma) {
      words(path, dilemma, place(dilemma.after()));
    } else if (card instanceof ArtifactDef artifact && artifact.event().isPresent()) {
      event(path + ".event", artifact.event().get());
    } else {
      words(path, card.words(), EventPlace.NONE);
    }
  }

  private void event(String path, EventUse event) {
    words(path, event, event.place());
  }

  private static EventPlace place(After after) {
    return switch (after) {
      case ATTACH_SHIP -> EventPlace.SHIP;
      case ATTACH_PLANET -> EventPlace.PLANET;
      case ATTACH_LOCATION -> EventPlace.MISSION;
      default -> EventPlace.NONE;
    };
  }

  private void words(String path, Words words, EventPlace place) {
    for (int i = 0; i < words.standing().size(); i++) {
      if (words.standing().get(i) instanceof Standing.Sees sees && !lies(place, sees.at())) {
        faults.add(
            new Fault(path + ".standing[" + i + "].at", "ST-EFF-17: the card does not lie there"));
      }
    }
  }

  private static boolean lies(EventPlace place, Hidden at) {
    return switch (at) {
      case HAND, DECK -> place == EventPlace.PLAYER;
      case CREW -> place == EventPlace.SHIP;
      case TEAM, SEEDS, BOTTOM_SEED -> place == EventPlace.PLANET || place == EventPlace.MISSION;
    };
  }
}
