package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.card.BoxType;

/**
 * Adds a weapon card, fired from a box of that type (BF-ATK-31).
 *
 * @param actor who decides
 * @param card the card
 * @param box the type of box
 */
@JsonTypeName("add-weapon")
public record AddWeapon(Seat actor, CardId card, BoxType box) implements BattleForceAction {}
