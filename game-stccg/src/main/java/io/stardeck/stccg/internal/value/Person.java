package io.stardeck.stccg.internal.value;

import io.stardeck.stccg.card.ArtifactDef;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.EquipmentDef;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.card.Words;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.Attribute;
import io.stardeck.stccg.card.fact.Classification;
import io.stardeck.stccg.card.fact.Icon;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.card.word.Amount;
import io.stardeck.stccg.card.word.How;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.internal.value.Standings.Acting;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Ship;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A person within a group, with the numbers and skills that count there. */
public final class Person {
  private static final int WHOLE = 2;

  private final Group group;
  private final Card card;
  private final @Nullable PersonnelDef def;

  Person(Group group, Card card) {
    this.group = group;
    this.card = card;
    this.def = group.facts().table().def(card) instanceof PersonnelDef person ? person : null;
  }

  /** The card. */
  public Card card() {
    return card;
  }

  /** The definition; null for an intruder who has become crew ({@code ST-SPC-09}). */
  public @Nullable PersonnelDef def() {
    return def;
  }

  /** The affiliation. */
  public Affiliation affiliation() {
    return Affiliations.of(group.facts().table(), card);
  }

  /** The levels of a skill or, by its name, of a classification among the skills; in halves. */
  public int halves(String skill) {
    if (def == null) {
      return 0;
    }
    int halves = lost(def, skill) ? 0 : def.halves(skill);
    for (int i = 0; i < card.marks().size(); i++) {
      if (card.marks().get(i) instanceof Mark.Learned learned
          && group.facts().table().def(learned.def()) instanceof PersonnelDef teacher) {
        halves += teacher.halves(skill);
      }
    }
    return halves + gained(skill);
  }

  /** The levels of a classification, as such and as a skill, in halves ({@code ST-REQ-03}). */
  public int halves(Classification classification) {
    int own = def != null && def.classification() == classification ? WHOLE : 0;
    return own + halves(classification.skill());
  }

  private boolean lost(PersonnelDef person, String skill) {
    Ship ship = group.ship();
    if (ship == null || person.skills().isEmpty()) {
      return false;
    }
    for (Acting<Standing.LoseSkill> lose :
        Standings.of(group.facts().table(), Standing.LoseSkill.class)) {
      String name = lose.what().name().orElse(person.skills().get(0).name());
      if (lose.by().on().isShip(ship.id()) && name.equals(skill)) {
        return true;
      }
    }
    return false;
  }

  private int gained(String skill) {
    int halves = 0;
    List<Card> gear = group.gear();
    for (int i = 0; i < gear.size(); i++) {
      Words words = words(gear.get(i));
      if (usable(gear.get(i)) && (words.cumulative() || first(gear, i))) {
        for (Standing standing : words.standing()) {
          boolean gains =
              standing instanceof Standing.GainSkill gain
                      && gain.name().equals(skill)
                      && fits(gain.filter())
                  || standing instanceof Standing.GainClass named
                      && named.name().equals(skill)
                      && fits(named.filter());
          halves += gains ? WHOLE : 0;
        }
      }
    }
    return halves;
  }

  /** The value of an attribute, with all modifiers ({@code ST-REQ-12}). */
  public int attribute(Attribute attribute) {
    if (attribute == Attribute.TOTAL) {
      return attribute(Attribute.INTEGRITY)
          + attribute(Attribute.CUNNING)
          + attribute(Attribute.STRENGTH);
    }
    if (def == null) {
      return attribute == Attribute.STRENGTH ? Intruders.strength(group) : 0;
    }
    Stat stat = Stat.valueOf(attribute.name());
    int sum = Filters.printed(def, attribute);
    int factor = 1;
    List<Card> gear = group.gear();
    for (int i = 0; i < gear.size(); i++) {
      Words words = words(gear.get(i));
      if (usable(gear.get(i)) && (words.cumulative() || first(gear, i))) {
        for (Standing standing : words.standing()) {
          if (standing instanceof Standing.Modify modify
              && modify.stat() == stat
              && fits(modify.filter())
              && modify.by() instanceof Amount.Fixed by) {
            sum += modify.how() == How.ADD ? by.n() : 0;
            factor *= modify.how() == How.MULTIPLY ? by.n() : 1;
          }
        }
      }
    }
    return Math.max(0, sum * factor);
  }

  private boolean fits(Optional<Requirement> filter) {
    return filter.isEmpty() || def != null && Filters.fits(filter.get(), def);
  }

  private Words words(Card equipment) {
    return group.facts().table().def(equipment).words();
  }

  private boolean usable(Card equipment) {
    CardDef item = group.facts().table().def(equipment);
    if (item instanceof EquipmentDef equip) {
      return equip.affiliations().isEmpty() || equip.affiliations().contains(affiliation());
    }
    return item instanceof ArtifactDef;
  }

  private static boolean first(List<Card> gear, int index) {
    for (int i = 0; i < index; i++) {
      if (gear.get(i).def().equals(gear.get(index).def())) {
        return false;
      }
    }
    return true;
  }

  /** Whether this one may lead in a battle ({@code ST-BAT-07}). */
  public boolean leads() {
    return halves(Classification.OFFICER) >= WHOLE || halves("Leadership") >= WHOLE;
  }

  /** The icon that counts for staffing ({@code ST-HOL-01}). */
  public Icon icon() {
    return def == null ? Icon.NONE : def.hologram() ? def.hologramIcon() : def.icon();
  }
}
