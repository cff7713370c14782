package io.stardeck.stccg.oracle;

import io.stardeck.stccg.card.ArtifactDef;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.EquipmentDef;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.card.ShipDef;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.Icon;
import io.stardeck.stccg.card.word.Comparison;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.card.word.Site;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Whether a crowd meets what is asked (ST-REQ-01 to -20). */
final class Demands {
  private Demands() {}

  /** Whether the oracle can tell, without knowing which card asks. */
  static boolean known(Requirement asked) {
    return !(asked instanceof Requirement.OtherGroup
            || asked instanceof Requirement.InPlay
            || asked instanceof Requirement.Score
            || asked instanceof Requirement.OfKind)
        && asked.parts().stream().allMatch(Demands::known);
  }

  static boolean met(Requirement asked, Crowd crowd) {
    if (asked instanceof Requirement.AnyOf any) {
      return any.of().stream().anyMatch(part -> met(part, crowd));
    } else if (asked instanceof Requirement.AllOf all) {
      return all.of().stream().allMatch(part -> met(part, crowd));
    } else if (asked instanceof Requirement.Not not) {
      return !met(not.of(), crowd);
    } else if (asked instanceof Requirement.SameOne one) {
      return crowd.persons().stream()
          .map(person -> crowd.with(List.of(person)))
          .anyMatch(alone -> one.of().stream().allMatch(part -> met(part, alone)));
    } else if (asked instanceof Requirement.OfTop top) {
      return met(top.of(), crowd.with(top(crowd, top)));
    }
    return ofGroup(asked, crowd);
  }

  private static boolean ofGroup(Requirement asked, Crowd crowd) {
    if (asked instanceof Requirement.HasSkill skill) {
      return People.halves(crowd, skill.name()) >= 2 * skill.n().orElse(1);
    } else if (asked instanceof Requirement.HasClass is) {
      int sum = 0;
      for (Card person : crowd.persons()) {
        sum += People.classHalves(crowd, person, is.is());
      }
      return sum >= 2 * is.n().orElse(1);
    } else if (asked instanceof Requirement.Total total) {
      return total
          .is()
          .orElse(Comparison.MORE)
          .holds(People.total(crowd, total.attribute()), total.than());
    } else if (asked instanceof Requirement.OfOne one) {
      return number(
          crowd,
          one.n(),
          card ->
              one.is()
                  .orElse(Comparison.MORE)
                  .holds(People.attribute(crowd, card, one.attribute()), one.than()));
    } else if (asked instanceof Requirement.IsClassified is) {
      return number(crowd, is.n(), card -> People.classified(crowd, card, is.is()));
    } else if (asked instanceof Requirement.OfAffiliation is) {
      return number(crowd, is.n(), card -> People.affiliation(crowd.state(), card) == is.is());
    } else if (asked instanceof Requirement.Persons count) {
      return count.is().orElse(Comparison.MORE).holds(crowd.persons().size(), count.than());
    }
    return ofPrinted(asked, crowd);
  }

  private static boolean ofPrinted(Requirement asked, Crowd crowd) {
    if (asked instanceof Requirement.IsPerson is) {
      return number(
          crowd, OptionalInt.of(1), card -> def(crowd, card).uniqueKey().equals(is.key()));
    } else if (asked instanceof Requirement.HasIcon is) {
      return number(crowd, is.n(), card -> icon(crowd.state(), card) == is.is());
    } else if (asked instanceof Requirement.HasGender is) {
      return data(crowd, is.n(), person -> person.gender().filter(is.is()::equals).isPresent());
    } else if (asked instanceof Requirement.HasTrait is) {
      return data(crowd, is.n(), person -> person.traits().contains(is.is()));
    } else if (asked instanceof Requirement.HasEquipment is) {
      long there = crowd.gear().stream().filter(card -> tool(crowd, card, is.is())).count();
      return there >= is.n().orElse(1);
    } else if (asked instanceof Requirement.Present is) {
      return present(crowd, is.card()) >= is.n().orElse(1);
    }
    return ofPlace(asked, crowd);
  }

  private static boolean ofPlace(Requirement asked, Crowd crowd) {
    @Nullable Ship ship = crowd.ship();
    StccgState state = crowd.state();
    if (asked instanceof Requirement.OfShip is) {
      return ship != null
          && is.is().orElse(Comparison.MORE).holds(Numbers.ship(state, ship, is.stat()), is.than());
    } else if (asked instanceof Requirement.ShipHas is) {
      return ship != null
          && state.table().def(ship.card()) instanceof ShipDef def
          && def.specialEquipment().contains(is.equipment());
    } else if (asked instanceof Requirement.ShipOf is) {
      return ship != null && People.affiliation(state, ship.card()) == is.is();
    } else if (asked instanceof Requirement.At at) {
      return at.is() == Site.OWN_OUTPOST
          ? atOutpost(crowd)
          : crowd.planet() == (at.is() == Site.PLANET);
    } else if (asked instanceof Requirement.MissionSolved) {
      Location location = state.table().location(crowd.location());
      return location != null && location.solvedBy().isPresent();
    }
    throw new AssertionError("not known: " + asked);
  }

  private static boolean number(Crowd crowd, OptionalInt n, Predicate<Card> fits) {
    return crowd.persons().stream().filter(fits).count() >= n.orElse(1);
  }

  /** By what their data hold; of a whole crew those too who do not count (ST-REQ-14). */
  private static boolean data(Crowd crowd, OptionalInt n, Predicate<PersonnelDef> fits) {
    Set<Card> there = new HashSet<>(crowd.persons());
    if (crowd.ship() != null
        && crowd.state().size(crowd.host(), Role.GROUP) == 0
        && crowd.persons().equals(Crowd.aboard(crowd.state(), crowd.ship()).persons())) {
      for (Role role : Role.ALL) {
        there.addAll(crowd.state().cards(crowd.host(), role));
      }
    }
    return there.stream()
            .filter(
                card ->
                    crowd.state().table().def(card) instanceof PersonnelDef person
                        && fits.test(person))
            .count()
        >= n.orElse(1);
  }

  private static PersonnelDef def(Crowd crowd, Card card) {
    return People.def(crowd.state(), card);
  }

  /** The icon of a person; of a hologram the second one, if it has one (ST-HOL-01). */
  static Icon icon(StccgState state, Card card) {
    return People.def(state, card).icon();
  }

  private static boolean tool(Crowd crowd, Card card, String asked) {
    CardDef def = crowd.state().table().def(card);
    Set<String> tags =
        def instanceof EquipmentDef equipment
            ? equipment.tags()
            : def instanceof ArtifactDef artifact ? artifact.tags() : Set.of();
    return def.id().equals(asked) || tags.contains(asked);
  }

  private static int present(Crowd crowd, String def) {
    Set<Card> there = new HashSet<>(crowd.persons());
    there.addAll(crowd.gear());
    if (crowd.ship() != null) {
      for (Role role : Role.ALL) {
        there.addAll(crowd.state().cards(crowd.host(), role));
      }
    }
    there.removeIf(card -> !card.def().equals(def));
    return there.size();
  }

  private static List<Card> top(Crowd crowd, Requirement.OfTop top) {
    List<Card> sorted = new ArrayList<>(crowd.persons());
    sorted.sort(Comparator.comparingInt(card -> -People.attribute(crowd, card, top.attribute())));
    return sorted.subList(0, Math.min(top.n(), sorted.size()));
  }

  /** In, or with a ship at, an own usable outpost (ST-REQ-16). */
  private static boolean atOutpost(Crowd crowd) {
    if (crowd.host().kind() == HostKind.OUTPOST) {
      return true;
    }
    Ship ship = crowd.ship();
    if (ship == null || ship.cloaked() || !ship.here()) {
      return false;
    }
    for (Outpost outpost : crowd.state().table().outposts()) {
      Affiliation its = People.affiliation(crowd.state(), outpost.card());
      if (outpost.location() == ship.location()
          && ship.of(outpost.controller())
          && People.compatible(
              crowd.state(), crowd.seat(), its, People.affiliation(crowd.state(), ship.card()))) {
        return true;
      }
    }
    return false;
  }
}
