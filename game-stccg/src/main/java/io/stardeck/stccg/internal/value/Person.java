package io.stardeck.stccg.internal.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.value.Computation;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.Attribute;
import io.stardeck.stccg.card.fact.Classification;
import io.stardeck.stccg.card.fact.Icon;
import io.stardeck.stccg.card.fact.Skill;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.InForce;
import io.stardeck.stccg.state.Mark;
import org.jspecify.annotations.Nullable;

/** A person within a group, with the numbers and skills that count there. */
public final class Person {
  private static final int WHOLE = 2;
  private static final int ALL = 1_000_000;
  private static final RuleId REQ_12 = RuleId.of("ST-REQ-12");

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
    int halves = Math.max(0, def.halves(skill) - lost(def, skill));
    for (int i = 0; i < card.marks().size(); i++) {
      if (card.marks().get(i) instanceof Mark.Learned learned
          && group.facts().table().def(learned.def()) instanceof PersonnelDef teacher) {
        halves += learned.without().contains(skill) ? 0 : teacher.halves(skill);
      }
    }
    return halves + gained(skill);
  }

  /** The levels of a classification, as such and as a skill, in halves ({@code ST-REQ-03}). */
  public int halves(Classification classification) {
    int own = def != null && def.classification() == classification ? WHOLE : 0;
    return own + halves(classification.skill());
  }

  /** Whether that is a classification of this one, printed or gained ({@code ST-REQ-13}). */
  boolean classified(Classification classification) {
    if (def != null && def.classification() == classification) {
      return true;
    }
    for (InForce<Standing.GainClass> gain : Influences.on(group, card, Standing.GainClass.class)) {
      if (gain.what().name().equals(classification.skill())) {
        return true;
      }
    }
    return false;
  }

  /** The printed skills that this one does not have now. */
  public ImmutableList<String> lost() {
    ImmutableList.Builder<String> lost = ImmutableList.builder();
    if (def != null) {
      for (Skill skill : def.skills()) {
        if (lost(def, skill.name()) >= def.halves(skill.name())) {
          lost.add(skill.name());
        }
      }
    }
    return lost.build();
  }

  /** How much of a printed skill this one does not have now, in halves: all of it, or less. */
  private int lost(PersonnelDef person, String skill) {
    int lost = 0;
    for (InForce<Standing.LoseSkill> lose : Influences.on(group, card, Standing.LoseSkill.class)) {
      if (lose.what().name().isPresent()
          ? lose.what().name().get().equals(skill)
          : !person.skills().isEmpty() && person.skills().get(0).name().equals(skill)) {
        int levels = lose.what().n().isPresent() ? WHOLE * lose.what().n().getAsInt() : ALL;
        lost = Math.min(ALL, lost + levels);
      }
    }
    return lost;
  }

  private int gained(String skill) {
    int halves = 0;
    for (InForce<Standing.GainSkill> gain : Influences.on(group, card, Standing.GainSkill.class)) {
      halves += gain.what().name().equals(skill) ? WHOLE * gain.what().n().orElse(1) : 0;
    }
    for (InForce<Standing.GainClass> gain : Influences.on(group, card, Standing.GainClass.class)) {
      halves += gain.what().name().equals(skill) ? WHOLE : 0;
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
    return attribute(attribute, Computation.silent()).value();
  }

  /** Works an attribute out. */
  public Computation attribute(Attribute attribute, Computation sum) {
    Stat stat = Stat.valueOf(attribute.name());
    int printed =
        def != null
            ? Filters.printed(def, attribute)
            : attribute == Attribute.STRENGTH ? Intruders.strength(group) : 0;
    sum.base(printed, REQ_12, card.id());
    for (InForce<Standing.Modify> acting : Influences.on(group, card, Standing.Modify.class)) {
      if (acting.what().stat() == stat) {
        int amount = Amounts.printed(acting.what().by(), group, acting.by());
        sum.with(acting.what().how().operation(), amount, REQ_12, acting.by().def());
      }
    }
    return sum.atLeast(0, REQ_12, card.id());
  }

  /** Whether this one may lead in a battle ({@code ST-BAT-07}). */
  public boolean leads() {
    return !card.has(Mark.Arrested.class)
        && (halves(Classification.OFFICER) >= WHOLE || halves("Leadership") >= WHOLE);
  }

  /** The icon that counts for staffing ({@code ST-HOL-01}). */
  public Icon icon() {
    return def == null ? Icon.NONE : def.hologram() ? def.hologramIcon() : def.icon();
  }
}
