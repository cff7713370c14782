package io.stardeck.stccg.oracle;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.stccg.card.ArtifactDef;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.EquipmentDef;
import io.stardeck.stccg.card.OutpostDef;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.card.ShipDef;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.Attribute;
import io.stardeck.stccg.card.fact.Classification;
import io.stardeck.stccg.card.fact.Skill;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.card.word.Amount;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.card.word.Scope;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.StccgState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What persons are worth where they are: attributes, skills, classes, affiliations. */
final class People {
  private People() {}

  static PersonnelDef def(StccgState state, Card card) {
    return (PersonnelDef) state.table().def(card);
  }

  /** The affiliation of a card with what sets it. */
  static Affiliation affiliation(StccgState state, Card card) {
    CardDef def = state.table().def(card);
    if (def instanceof PersonnelDef person) {
      for (Force<Standing.SetAffiliation> force : Force.all(state, Standing.SetAffiliation.class)) {
        Optional<Requirement> filter = force.what().filter();
        if (filter.isEmpty() || Printed.fits(filter.get(), person)) {
          return force.what().is();
        }
      }
      return person.affiliation();
    } else if (def instanceof ShipDef ship) {
      return ship.affiliation();
    }
    return def instanceof OutpostDef outpost ? outpost.affiliation() : Affiliation.NEUTRAL;
  }

  /** ST-AFF-01. */
  static boolean compatible(StccgState state, Seat seat, Affiliation one, Affiliation other) {
    if (one == other || !one.major() || !other.major()) {
      return true;
    }
    for (Force<Standing.Treaty> treaty : Force.all(state, Standing.Treaty.class)) {
      ImmutableSet<Affiliation> both = ImmutableSet.of(treaty.what().one(), treaty.what().other());
      if (treaty.controller().equals(seat) && both.contains(one) && both.contains(other)) {
        return true;
      }
    }
    return false;
  }

  static int total(Crowd crowd, Attribute attribute) {
    int sum = 0;
    for (Card person : crowd.persons()) {
      sum += attribute(crowd, person, attribute);
    }
    return sum;
  }

  static int attribute(Crowd crowd, Card card, Attribute attribute) {
    if (attribute == Attribute.TOTAL) {
      return attribute(crowd, card, Attribute.INTEGRITY)
          + attribute(crowd, card, Attribute.CUNNING)
          + attribute(crowd, card, Attribute.STRENGTH);
    }
    Stat stat = Stat.valueOf(attribute.name());
    List<Force<Standing.Modify>> changes = new ArrayList<>();
    for (Force<Standing.Modify> each : acting(crowd, card, Standing.Modify.class)) {
      if (each.what().stat() == stat) {
        changes.add(each);
      }
    }
    return Numbers.changed(
        Printed.number(def(crowd.state(), card), attribute),
        changes,
        force -> ((Amount.Fixed) force.what().by()).n());
  }

  /** Levels of a skill, in halves. */
  static int halves(Crowd crowd, Card card, String skill) {
    PersonnelDef def = def(crowd.state(), card);
    List<Skill> skills = new ArrayList<>(def.skills());
    for (Force<Standing.LoseSkill> loss : acting(crowd, card, Standing.LoseSkill.class)) {
      Optional<String> name = loss.what().name();
      if (name.isPresent()) {
        skills.removeIf(each -> each.name().equals(name.get()));
      } else if (!skills.isEmpty()) {
        skills.remove(0);
      }
    }
    for (Mark mark : card.marks()) {
      if (mark instanceof Mark.Learned learned) {
        skills.addAll(((PersonnelDef) crowd.state().table().def(learned.def())).skills());
      }
    }
    int sum = 0;
    for (Skill each : skills) {
      sum += each.name().equals(skill) ? each.halves().orElse(2) : 0;
    }
    for (Force<Standing.GainSkill> gain : acting(crowd, card, Standing.GainSkill.class)) {
      sum += gain.what().name().equals(skill) ? 2 : 0;
    }
    return sum;
  }

  static int halves(Crowd crowd, String skill) {
    int sum = 0;
    for (Card person : crowd.persons()) {
      sum += halves(crowd, person, skill);
    }
    return sum;
  }

  /** Levels of a classification, as such and as a skill, in halves (ST-REQ-03, -04). */
  static int classHalves(Crowd crowd, Card card, Classification asked) {
    return halves(crowd, card, asked.skill()) + (classified(crowd, card, asked) ? 2 : 0);
  }

  static boolean classified(Crowd crowd, Card card, Classification asked) {
    if (def(crowd.state(), card).classification() == asked) {
      return true;
    }
    for (Force<Standing.GainClass> gain : acting(crowd, card, Standing.GainClass.class)) {
      if (gain.what().name().equals(asked.skill())) {
        return true;
      }
    }
    return false;
  }

  /** ST-BAT-07: OFFICER as classification or skill, or a whole Leadership. */
  static boolean leader(Crowd crowd) {
    for (Card card : crowd.persons()) {
      if (classHalves(crowd, card, Classification.OFFICER) >= 2
          || halves(crowd, card, "Leadership") >= 2) {
        return true;
      }
    }
    return false;
  }

  /** What of a kind acts on a person: equipment of the crowd, and cards that lie in play. */
  private static <T extends Standing.Scoped> List<Force<T>> acting(
      Crowd crowd, Card card, Class<T> kind) {
    StccgState state = crowd.state();
    PersonnelDef person = def(state, card);
    List<Force<T>> acting = new ArrayList<>();
    for (Card gear : crowd.gearAround()) {
      if (usable(state, gear, card)) {
        for (Standing what : state.table().def(gear).words().standing()) {
          if (kind.isInstance(what) && withGear(kind.cast(what).on(), crowd, gear)) {
            acting.add(
                new Force<>(
                    kind.cast(what),
                    gear.def(),
                    Optional.of(gear.id()),
                    crowd.seat(),
                    On.group(crowd.seat()),
                    0,
                    false));
          }
        }
      }
    }
    for (Force<T> force : Force.all(state, kind)) {
      if (reaches(force, crowd, card)) {
        acting.add(force);
      }
    }
    acting.removeIf(
        force ->
            force.what().filter().isPresent()
                && !Printed.fits(force.what().filter().get(), person));
    return Force.once(state, acting);
  }

  private static boolean withGear(Scope scope, Crowd crowd, Card gear) {
    return scope == Scope.HOST || scope == Scope.GROUP && crowd.gear().contains(gear);
  }

  private static boolean usable(StccgState state, Card gear, Card person) {
    return state.table().def(gear) instanceof EquipmentDef def
        ? def.affiliations().isEmpty() || def.affiliations().contains(affiliation(state, person))
        : state.table().def(gear) instanceof ArtifactDef;
  }

  private static boolean reaches(Force<? extends Standing.Scoped> force, Crowd crowd, Card person) {
    return switch (force.what().on()) {
      case ABOARD -> crowd.ship() != null && force.on().isShip(crowd.ship().id());
      case HELD -> Crowd.holds(force, person);
      case LOCATION -> force.on().isLocation(crowd.location());
      case OWN -> force.controller().equals(crowd.seat());
      case OPPONENTS -> !force.controller().equals(crowd.seat());
      case PLAYER -> force.on().equals(On.player(crowd.seat()));
      case ALL -> true;
      case SHIP, OUTPOST, GROUP, HOST -> false;
    };
  }
}
