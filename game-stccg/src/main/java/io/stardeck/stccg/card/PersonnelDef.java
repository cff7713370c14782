package io.stardeck.stccg.card;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.json.MayBeAbsent;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.fact.Classification;
import io.stardeck.stccg.card.fact.Gender;
import io.stardeck.stccg.card.fact.Icon;
import io.stardeck.stccg.card.fact.Skill;
import java.util.Optional;
import org.immutables.value.Value;

/** A person ({@code ST-DAT-15}). */
@Value.Immutable
@JsonTypeName("PERSONNEL")
@JsonSerialize(as = ImmutablePersonnelDef.class)
@JsonDeserialize(as = ImmutablePersonnelDef.class)
public abstract non-sealed class PersonnelDef implements CardDef, Words {

  PersonnelDef() {}

  /** Whom the person serves. */
  public abstract Affiliation affiliation();

  /** What the person does. */
  public abstract Classification classification();

  /** INTEGRITY, 0 or more. */
  public abstract int integrity();

  /** CUNNING, 0 or more. */
  public abstract int cunning();

  /** STRENGTH, 0 or more. */
  public abstract int strength();

  /** The skills, in the printed order, without the classification. */
  @MayBeAbsent
  public abstract ImmutableList<Skill> skills();

  /** The sign. */
  @MayBeAbsent
  @Value.Default
  public Icon icon() {
    return Icon.NONE;
  }

  /** The second sign of a hologram. */
  @MayBeAbsent
  @Value.Default
  public Icon hologramIcon() {
    return Icon.NONE;
  }

  /** The gender, if the facts tell one. */
  public abstract Optional<Gender> gender();

  /** Species and characteristics. */
  @MayBeAbsent
  public abstract ImmutableSet<String> traits();

  @Override
  @MayBeAbsent
  @Value.Default
  public boolean universal() {
    return false;
  }

  @Override
  @MayBeAbsent
  @Value.Default
  public String uniqueKey() {
    return name();
  }

  @Override
  public final CardKind kind() {
    return CardKind.PERSONNEL;
  }

  /** Whether this is a hologram. */
  public final boolean hologram() {
    return icon() == Icon.HOLOGRAPHIC;
  }

  /** Whether the person bears that sign, as one of two if it is a hologram ({@code ST-HOL-01}). */
  public final boolean bears(Icon sign) {
    return icon() == sign || hologram() && hologramIcon() == sign && sign != Icon.NONE;
  }

  /** The levels of a skill, in halves; those of the classification are not among them. */
  public final int halves(String skill) {
    int sum = 0;
    for (int i = 0; i < skills().size(); i++) {
      Skill each = skills().get(i);
      if (each.name().equals(skill)) {
        sum += each.inHalves();
      }
    }
    return sum;
  }

  @Override
  public final Words words() {
    return this;
  }

  /** A builder. */
  public static ImmutablePersonnelDef.Builder builder() {
    return ImmutablePersonnelDef.builder();
  }
}
