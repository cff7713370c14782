package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.card.BoxType;
import java.util.Optional;

/**
 * Plays a defence card (BF-DEF, BF-FTR-17, BF-PFF-11).
 *
 * @param actor who decides
 * @param card the card
 * @param box for a weapon card the type of box that fires it
 * @param aim for a weapon card and Tractor Beam, and for ECM and Erratic Maneuvers with traditional
 *     damage, the attack card it works on
 */
@JsonTypeName("play-defence")
public record PlayDefence(Seat actor, CardId card, Optional<BoxType> box, Optional<CardId> aim)
    implements BattleForceAction {}
