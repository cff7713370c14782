package io.stardeck.stccg.internal.integrity;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.stardeck.stccg.card.ArtifactDef;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.DilemmaDef;
import io.stardeck.stccg.card.EventDef;
import io.stardeck.stccg.card.InterruptUse;
import io.stardeck.stccg.card.fact.After;
import io.stardeck.stccg.card.fact.ArtifactUse;
import io.stardeck.stccg.card.fact.EventPlace;
import io.stardeck.stccg.state.On.Kind;
import java.util.EnumSet;
import java.util.Set;

/** On what cards of a kind can lie ({@code ST-PLY-08}, {@code ST-DIL-07}, {@code ST-INT-04}). */
final class Grounds {
  private Grounds() {}

  static ImmutableSet<Kind> of(CardDef card) {
    Set<Kind> kinds = EnumSet.noneOf(Kind.class);
    if (card instanceof EventDef event) {
      kinds.addAll(of(event.event().place()));
    } else if (card instanceof DilemmaDef dilemma) {
      kinds.addAll(of(dilemma.after()));
    } else if (card instanceof ArtifactDef artifact) {
      artifact.event().ifPresent(event -> kinds.addAll(of(event.place())));
      if (artifact.use() == ArtifactUse.AT_ONCE_TABLE) {
        kinds.add(Kind.TABLE);
      }
    }
    InterruptUse interrupt = InterruptUse.of(card);
    if (interrupt != null && interrupt.stays()) {
      kinds.addAll(ImmutableSet.of(Kind.TABLE, Kind.SHIP, Kind.INTRUDER));
    }
    return Sets.immutableEnumSet(kinds);
  }

  private static Set<Kind> of(EventPlace place) {
    return switch (place) {
      case NONE -> ImmutableSet.of();
      case TABLE -> ImmutableSet.of(Kind.TABLE);
      case PLAYER -> ImmutableSet.of(Kind.PLAYER);
      case BORDER_BETWEEN -> ImmutableSet.of(Kind.BORDER);
      case SPACELINE_BETWEEN, MISSION, PLANET -> ImmutableSet.of(Kind.LOCATION);
      case SHIP -> ImmutableSet.of(Kind.SHIP);
      case OUTPOST -> ImmutableSet.of(Kind.OUTPOST);
      case PERSONNEL -> ImmutableSet.of(Kind.GROUP);
    };
  }

  private static Set<Kind> of(After after) {
    return switch (after) {
      case ATTACH_SHIP -> ImmutableSet.of(Kind.SHIP);
      case ATTACH_PLANET, ATTACH_LOCATION -> ImmutableSet.of(Kind.LOCATION);
      case ATTACH_GROUP, ATTACH_PERSONNEL -> ImmutableSet.of(Kind.GROUP);
      case DISCARD, STAY_UNTIL_OVERCOME, MOVER -> ImmutableSet.of();
    };
  }
}
