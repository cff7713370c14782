package io.stardeck.stccg.card;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.json.MayBeAbsent;
import io.stardeck.stccg.card.fact.After;
import io.stardeck.stccg.card.fact.BonusWhen;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.fact.DilemmaType;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.card.word.Requirement;
import java.util.Optional;
import org.immutables.value.Value;

/** A dilemma ({@code ST-DAT-11}). */
@Value.Immutable
@JsonTypeName("DILEMMA")
@JsonSerialize(as = ImmutableDilemmaDef.class)
@JsonDeserialize(as = ImmutableDilemmaDef.class)
public abstract non-sealed class DilemmaDef implements CardDef, Words {

  DilemmaDef() {}

  /** Under which missions it lies. */
  public abstract DilemmaType dilemmaType();

  /** What overcomes it. */
  public abstract Optional<Requirement> conditions();

  /** What may be discarded to overcome it ({@code ST-DIL-13}). */
  @MayBeAbsent
  public abstract ImmutableList<Price> pay();

  /** What happens first, whether it is overcome or not. */
  @MayBeAbsent
  public abstract ImmutableList<Effect> always();

  /** What happens when its conditions are not met. */
  @MayBeAbsent
  public abstract ImmutableList<Effect> onFail();

  /** What happens when they are. */
  @MayBeAbsent
  public abstract ImmutableList<Effect> onPass();

  /** Whether the group is stopped that fails. */
  @MayBeAbsent
  @Value.Default
  public boolean stopsOnFail() {
    return true;
  }

  /** What becomes of it. */
  @MayBeAbsent
  @Value.Default
  public After after() {
    return After.DISCARD;
  }

  /** The points that it gives, 0 or more. */
  @MayBeAbsent
  @Value.Default
  public int bonusPoints() {
    return 0;
  }

  /** When it gives them. */
  @MayBeAbsent
  @Value.Default
  public BonusWhen bonusWhen() {
    return BonusWhen.OVERCOME;
  }

  /** What has to be so for the points beyond that. */
  public abstract Optional<Requirement> bonusCondition();

  /** Its numbers as a ship of nobody. */
  public abstract Optional<Mover> mover();

  /** Whether those who meet it can overcome it or fail. */
  public final boolean conditional() {
    return conditions().isPresent() || !pay().isEmpty();
  }

  @Override
  public final CardKind kind() {
    return CardKind.DILEMMA;
  }

  /** Cards of the group that may be discarded: {@code n} that are as {@code filter} says. */
  public record Price(Requirement filter, int n) {}

  /** The numbers of a ship of nobody ({@code ST-EFF-45}). */
  public record Mover(int range, int weapons, int shields) {}

  @Override
  public final Words words() {
    return this;
  }

  /** A builder. */
  public static ImmutableDilemmaDef.Builder builder() {
    return ImmutableDilemmaDef.builder();
  }
}
