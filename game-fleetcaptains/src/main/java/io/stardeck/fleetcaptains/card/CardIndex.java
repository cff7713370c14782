package io.stardeck.fleetcaptains.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.script.Scripts;
import io.stardeck.fleetcaptains.card.fact.FaceKind;
import io.stardeck.fleetcaptains.card.word.Ability;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.card.word.Timing;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** What cards say, worked out once for all cards of a set, by their numbers. */
final class CardIndex {
  final ImmutableList<ImmutableList<Ability>> abilities;
  final ImmutableList<Scripts<Effect>> scripts;
  final ImmutableList<ImmutableList<Standing>> lying;
  final ImmutableList<ImmutableList<Standing>> crew;
  final ImmutableList<ImmutableList<CardId>> responses;
  final int[] lyingKinds;
  final int[] crewKinds;
  private final ComponentSet set;

  CardIndex(ComponentSet set) {
    this.set = set;
    this.abilities = each(this::abilitiesOf);
    this.scripts = each(this::scriptsOf);
    this.lying = each(this::lyingOf);
    this.crew = each(card -> standing(card, face -> face.kind() == FaceKind.CREW));
    this.responses = each(this::responsesOf);
    this.lyingKinds = lying.stream().mapToInt(StandingKinds::of).toArray();
    this.crewKinds = crew.stream().mapToInt(StandingKinds::of).toArray();
  }

  private <T> ImmutableList<T> each(Function<CardId, T> fact) {
    return IntStream.range(0, set.size())
        .mapToObj(CardId::of)
        .map(fact)
        .collect(ImmutableList.toImmutableList());
  }

  private ImmutableList<CardFace> faces(CardId card) {
    return set.isCommand(card) ? set.command(card).faces() : ImmutableList.of();
  }

  private ImmutableList<Ability> abilitiesOf(CardId card) {
    if (set.isShip(card)) {
      return set.ship(card).abilities();
    } else if (set.isLocation(card)) {
      return set.location(card).abilities();
    } else if (set.isEncounter(card)) {
      return set.encounter(card).abilities();
    }
    return faces(card).stream()
        .flatMap(face -> face.abilities().stream())
        .collect(ImmutableList.toImmutableList());
  }

  private Scripts<Effect> scriptsOf(CardId card) {
    ImmutableList.Builder<ImmutableList<Effect>> lists = ImmutableList.builder();
    if (set.isLocation(card)) {
      lists.add(set.location(card).onExploring());
    } else if (set.isEncounter(card)) {
      lists.add(set.encounter(card).effects());
    }
    faces(card).forEach(face -> lists.add(face.effects()));
    abilities
        .get(card.number())
        .forEach(ability -> lists.add(ability.costs()).add(ability.effects()));
    return new Scripts<>(lists.build());
  }

  private ImmutableList<Standing> lyingOf(CardId card) {
    if (set.isShip(card)) {
      return set.ship(card).standing();
    } else if (set.isLocation(card)) {
      return set.location(card).standing();
    } else if (set.isEncounter(card)) {
      return set.encounter(card).standing();
    }
    return standing(card, face -> face.staysInPlay().isPresent());
  }

  /** What the first such face of a command card does. */
  private ImmutableList<Standing> standing(CardId card, Predicate<CardFace> which) {
    return faces(card).stream()
        .filter(which)
        .findFirst()
        .map(CardFace::standing)
        .orElse(ImmutableList.of());
  }

  private ImmutableList<CardId> responsesOf(CardId card) {
    if (!set.isSubdeck(card)) {
      return ImmutableList.of();
    }
    return set.subdeck(card).cards().stream()
        .map(set::card)
        .filter(each -> faces(each).stream().anyMatch(face -> face.timing() == Timing.RESPONSE))
        .collect(ImmutableList.toImmutableList());
  }
}
