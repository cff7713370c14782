package io.stardeck.b5.card.word;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Side;
import java.util.Optional;

/** What happens to cards, or changes them. */
public sealed interface CardOperation extends Operation {
  /** The cards. */
  Target target();

  /** What lasts. */
  sealed interface Changes extends CardOperation, Lasting {}

  /** Raises abilities, or lowers them. */
  @JsonTypeName("ABILITY")
  record Raise(Target target, ImmutableSet<Ability> abilities, Amount amount)
      implements Changes, Numbered {}

  /** Raises all abilities with a printed rating of at least 1. */
  @JsonTypeName("ALL_ABILITIES")
  record RaiseAll(Target target, Amount amount) implements Changes, Numbered {}

  /** Raises the ability with which the card took part in the conflict ({@code B5-W-54}). */
  @JsonTypeName("USED_ABILITY")
  record RaiseUsed(Target target, Amount amount) implements CardOperation, Numbered {}

  /** Marks: gained, or carried as long as a CONSTANT lasts ({@code B5-W-38, B5-W-45}). */
  @JsonTypeName("ADD_MARK")
  record AddMark(Target target, Mark mark, Amount amount)
      implements CardOperation, Numbered, Lasting {}

  /** Changes the damage that neutralises ({@code B5-W-24}). */
  @JsonTypeName("DAMAGE_LIMIT")
  record DamageLimit(Target target, Amount amount) implements Changes, Numbered {}

  /**
   * Changes the damage dealt in attacks ({@code B5-W-49}).
   *
   * @param role only when attacking, or only when attacked
   * @param with only with that ability
   * @param against only against such cards
   */
  @JsonTypeName("ATTACK_DAMAGE")
  record AttackDamage(
      Target target,
      Amount amount,
      Optional<Role> role,
      Optional<Ability> with,
      Optional<Filter> against)
      implements Changes, Numbered {}

  /** The part of a card in an attack. */
  enum Role {
    ATTACKING,
    ATTACKED
  }

  /** Changes the damage taken in attacks ({@code B5-W-33}). */
  @JsonTypeName("DAMAGE_TAKEN")
  record DamageTaken(Target target, Amount amount) implements Changes, Numbered {}

  /** Deals its damage first ({@code B5-W-32}). */
  @JsonTypeName("DEALS_FIRST")
  record DealsFirst(Target target) implements Changes {}

  /**
   * Counts otherwise in the totals of a conflict ({@code B5-W-05}).
   *
   * @param twice whether its rating counts twice
   * @param amount what is added, as long as its rating is at least 1
   * @param side only on that side
   * @param ability only with that ability
   * @param type only in conflicts of that type
   * @param own only in conflicts that the own faction began
   */
  @JsonTypeName("CONTRIBUTES")
  record Contributes(
      Target target,
      boolean twice,
      Amount amount,
      Optional<Side> side,
      Optional<Ability> ability,
      Optional<Ability> type,
      boolean own)
      implements Changes, Numbered {}

  /**
   * May take part with another ability ({@code B5-W-03}).
   *
   * @param use the ability; without it any in which its rating is highest
   * @param insteadOf the type of conflict; without it any
   * @param inChosen only in the conflict that was chosen
   */
  @JsonTypeName("MAY_USE")
  record MayUse(Target target, Optional<Ability> use, Optional<Ability> insteadOf, boolean inChosen)
      implements Changes {}

  /** May take part in conflicts though its kind may not. */
  @JsonTypeName("MAY_PARTICIPATE")
  record MayParticipate(Target target) implements Changes {}

  /** Can neither support, oppose nor attack ({@code B5-W-27}). */
  @JsonTypeName("CANNOT_JOIN")
  record CannotJoin(Target target) implements Changes {}

  /** May heal itself while neutralised, in the supporting row too. */
  @JsonTypeName("MAY_HEAL_NEUTRALISED")
  record MayHealNeutralised(Target target) implements Changes {}

  /** Lowers the pool in each Ready round in which the card is readied ({@code B5-W-26}). */
  @JsonTypeName("READY_COST")
  record ReadyCost(Target target, Amount amount) implements Changes, Numbered {}

  /** Counts as of the Inner Circle for healing ({@code B5-W-30}). */
  @JsonTypeName("AS_INNER_CIRCLE")
  record AsInnerCircle(Target target) implements CardOperation, Lasting {}

  @JsonTypeName("DAMAGE")
  record Damage(Target target, Amount amount) implements CardOperation, Numbered {}

  /** Removes damage, all of it unless a number is told. */
  @JsonTypeName("REMOVE_DAMAGE")
  record RemoveDamage(Target target, Optional<Amount> amount) implements CardOperation {
    @Override
    public ImmutableList<Amount> amounts() {
      return amount.map(ImmutableList::of).orElse(ImmutableList.of());
    }
  }

  @JsonTypeName("REMOVE_SEVERE")
  record RemoveSevere(Target target, Amount amount) implements CardOperation, Numbered {}

  /** Severe damage, on cards that are neutralised alone. */
  @JsonTypeName("ADD_SEVERE")
  record AddSevere(Target target, Amount amount) implements CardOperation, Numbered {}

  @JsonTypeName("NEUTRALISE")
  record Neutralise(Target target) implements CardOperation {}

  @JsonTypeName("TURN_FACE_UP")
  record TurnFaceUp(Target target) implements CardOperation {}

  @JsonTypeName("READY")
  record Ready(Target target) implements CardOperation {}

  @JsonTypeName("ROTATE")
  record Rotate(Target target) implements CardOperation {}

  @JsonTypeName("DISCARD")
  record Discard(Target target) implements CardOperation {}

  /** From the Inner Circle to the supporting row ({@code B5-W-22}). */
  @JsonTypeName("DEMOTE")
  record Demote(Target target) implements CardOperation {}

  /** Into the Inner Circle without cost ({@code B5-W-23}). */
  @JsonTypeName("PROMOTE_FREE")
  record PromoteFree(Target target) implements CardOperation {}

  /** One construction token ({@code B5-W-14}). */
  @JsonTypeName("ADD_TOKEN")
  record AddToken(Target target) implements CardOperation {}

  /** The aftermath lies face up on that card from now on ({@code B5-W-09}). */
  @JsonTypeName("STAY")
  record Stay(Target target) implements CardOperation {}
}
