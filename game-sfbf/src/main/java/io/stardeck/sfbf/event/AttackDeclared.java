package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.sfbf.state.Attack;

/**
 * An attack was committed, or a flotilla or mutiny played.
 *
 * @param attack the attack with its cards
 */
@JsonTypeName("attack-declared")
public record AttackDeclared(Attack attack) implements BattleForceEvent {}
