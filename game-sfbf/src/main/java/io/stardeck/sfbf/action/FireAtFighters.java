package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.state.ShipId;
import java.util.Optional;

/**
 * Fires a weapon card at fighters (BF-FTR-09, 12).
 *
 * @param actor who decides
 * @param ship the target of the fighters, or its escort
 * @param card the weapon card
 * @param box for the target the type of box; empty for an escort
 */
@JsonTypeName("fire-at-fighters")
public record FireAtFighters(Seat actor, ShipId ship, CardId card, Optional<BoxType> box)
    implements BattleForceAction {}
